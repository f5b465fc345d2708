import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { CACHE_LATER, SHELL_PATH, SKIP_WAITING } from './addresses';
import { followPushMessages, type PushScope } from './pushMessages';

/** The part of a worker's global scope that is used here. TypeScript's own library for workers cannot be mixed with the one for pages. */
interface WorkerScope {
  /** The build puts the list of cached files here (web/build/serviceWorker.ts). */
  readonly __WB_MANIFEST: CachedFile[];
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate' | 'message', listener: (event: LifecycleEvent) => void): void;
}
interface CachedFile extends PrecacheEntry {
  /** Cached when a page says so, and not with the worker itself. */
  readonly isLater: boolean;
}
interface LifecycleEvent extends MessageEvent {
  waitUntil(work: Promise<unknown>): void;
}
declare const self: WorkerScope & PushScope;

/** How long a page may take to begin, in seconds. Then the shell is shown, with what this device has seen last. */
const PATIENCE_S = 3;
const ASSETS_CACHE = 'fairtab-assets';

const files = self.__WB_MANIFEST;

// Code that every page and a table needs. A page of the version before keeps its own files until that version's worker goes.
precacheAndRoute(
  files.filter(({ isLater }) => !isLater),
  { cleanURLs: false, directoryIndex: '' },
);
cleanupOutdatedCaches();

// Other code is cached when it is first used. Names of assets contain a hash of what is in them. The cache begins anew with each
// version, so it never has more than the files of one.
const assets = new CacheFirst({ cacheName: ASSETS_CACHE });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);

// Pages are never cached, since they carry what one viewer may see. Answers of the API do not even pass through here.
const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S });
registerRoute(
  new NavigationRoute(
    async (options) => {
      const answer = await Promise.resolve(network.handle(options)).catch(() => null);
      if (answer && answer.status < 500) return answer;
      return (await matchPrecache(SHELL_PATH)) ?? answer ?? Response.error();
    },
    { denylist: [/^\/(api|developers|graphql|healthz|language|readyz|dev)\b/, /^[^?]*\.\w+$/] },
  ),
);

// From the first visit on, so that code that this page loads later is cached, too.
clientsClaim();

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // The page is requested while the worker starts.
      self.registration.navigationPreload.enable(),
      caches.delete(ASSETS_CACHE),
    ]),
  );
});

followPushMessages(self);

self.addEventListener('message', (event) => {
  // Only a tap sends this message (newVersion.ts).
  if (event.data === SKIP_WAITING) event.waitUntil(self.skipWaiting());
  if (event.data === CACHE_LATER)
    for (const { url, isLater } of files)
      if (isLater) event.waitUntil(assets.handle({ event, request: new Request(url) }));
});
