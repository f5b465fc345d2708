/** Where browsers look for the worker's next version, so it never changes. */
export const WORKER_PATH = '/serviceWorker.js';

/** The app's page without content, which the worker keeps. The api answers it (api/pages/addAppShell.ts). */
export const SHELL_PATH = '/app-shell.html';

/** The message with which a page tells a waiting worker to take over now. */
export const SKIP_WAITING = 'skip-waiting';

/** The message with which a page in use tells its worker to cache the rest of what a table needs without a signal. */
export const CACHE_LATER = 'cache-later';
