import type { Browser, BrowserContext, BrowserContextOptions, Request } from 'playwright';
import { WORKER_PATH } from '../../web/src/network/offline/addresses';
import { PHONE } from './browser';
import { hydratedAt, noteHydration } from './hydration';

/**
 * A page is idle when it asked for nothing and received nothing for this long, in ms. It is longer than the page waits before
 * it registers its service worker (web/src/network/offline/start.ts).
 */
const QUIET_MS = 4_000;

/** One answer of the server, to the page or to its service worker. */
export interface DownloadedFile {
  readonly path: string;
  readonly isPage: boolean;
  readonly isScript: boolean;
  /** Bytes on the wire: the headers and the compressed body. None when it came from a cache. */
  readonly bytes: number;
  /** Asked for before the page was hydrated. */
  readonly isForHydration: boolean;
}

/** What a page costs, in bytes on the wire. Sockets do not count. */
export interface Download {
  readonly files: readonly DownloadedFile[];
  readonly total: number;
  /** The page itself. A new connection carries 14,600 bytes before it waits for a round trip. */
  readonly html: number;
  readonly javaScript: number;
  readonly javaScriptUntilHydrated: number;
}

export interface DownloadOptions {
  readonly browser: Browser;
  readonly address: string;
  /** The cookies and the storage of somebody who has been here. By default the visitor is new. */
  readonly storageState?: BrowserContextOptions['storageState'];
  /** A selector of what makes the page usable, when it is drawn by the client and not hydrated. */
  readonly drawn?: string;
  /** A text that the page must show: it is not some other page or an error. */
  readonly shows: string;
}

/** Opens an address on a phone that has no file of Fairtab yet, and counts what it receives until it is idle. */
export async function measureDownload(options: DownloadOptions): Promise<Download> {
  const { browser, address, storageState, drawn = 'h1', shows } = options;
  // A new context has an empty cache. It has no route either, because Playwright turns the cache off for that.
  const context = await browser.newContext({ ...PHONE, ...(storageState ? { storageState } : {}) });
  try {
    const requests = watchRequests(context);
    await noteHydration(context, drawn);
    const page = await context.newPage();
    await page.goto(address);
    await page.getByText(shows).first().waitFor();
    const readyAt = await hydratedAt(page);
    return sumUp(await filesOf(await requests.whenIdle(), readyAt));
  } finally {
    await context.close();
  }
}

/** Follows the requests of all pages and service workers of a context. */
function watchRequests(context: BrowserContext): { whenIdle(): Promise<readonly Request[]> } {
  const finished: Request[] = [];
  const open = new Set<Request>();
  let quiet: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitForQuiet = (): void => {
    clearTimeout(timer);
    if (quiet && open.size === 0) timer = setTimeout(quiet, QUIET_MS);
  };
  const close = (request: Request): void => {
    open.delete(request);
    waitForQuiet();
  };
  context.on('request', (request) => {
    open.add(request);
    waitForQuiet();
  });
  context.on('requestfinished', (request) => {
    finished.push(request);
    close(request);
  });
  context.on('requestfailed', close);
  return {
    whenIdle: async () => {
      await new Promise<void>((resolve) => {
        quiet = resolve;
        waitForQuiet();
      });
      return finished;
    },
  };
}

function filesOf(requests: readonly Request[], readyAt: number): Promise<DownloadedFile[]> {
  return Promise.all(
    requests.map(async (request) => {
      const response = await request.response();
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      const isScript = /javascript/.test((await response?.headerValue('content-type')) ?? '');
      return {
        path: new URL(request.url()).pathname,
        isPage: request.isNavigationRequest(),
        isScript,
        // A response from a service worker was counted when the worker received it.
        bytes: response?.fromServiceWorker()
          ? 0
          : responseHeadersSize + (responseBodySize || (await sizeOfWorker(request))),
        isForHydration: request.timing().startTime < readyAt,
      };
    }),
  );
}

/** Chromium tells the size of every answer but the one with the code of the worker itself. */
async function sizeOfWorker(request: Request): Promise<number> {
  if (new URL(request.url()).pathname !== WORKER_PATH) return 0;
  return Number(await (await request.response())?.headerValue('content-length'));
}

function sumUp(files: readonly DownloadedFile[]): Download {
  const scripts = files.filter(({ isScript }) => isScript);
  return {
    files,
    total: bytesOf(files),
    html: bytesOf(files.filter(({ isPage }) => isPage)),
    javaScript: bytesOf(scripts),
    javaScriptUntilHydrated: bytesOf(scripts.filter(({ isForHydration }) => isForHydration)),
  };
}

function bytesOf(files: readonly DownloadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
