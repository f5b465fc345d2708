/** Where browsers look for the worker's next version, so it never changes. */
export const WORKER_PATH = '/serviceWorker.js';

/** The app's page without content, which the worker keeps. The api answers it (api/pages/addAppShell.ts). */
export const SHELL_PATH = '/app-shell.html';

/** What a page says to a new worker that waits: take over now. */
export const SKIP_WAITING = 'skip-waiting';

/** What a page says to its worker when somebody uses it: cache the rest of what a table needs without a signal, too. */
export const CACHE_LATER = 'cache-later';
