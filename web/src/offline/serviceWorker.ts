import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { SHELL_PATH, SKIP_WAITING } from './addresses';
import { followPushMessages, type PushScope } from './pushMessages';

/** The part of a worker's global scope that is used here. TypeScript's own library for workers cannot be mixed with the one for pages. */
interface WorkerScope {
  /** The build puts the list of precached files here. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate' | 'message', listener: (event: LifecycleEvent) => void): void;
}
interface LifecycleEvent extends MessageEvent {
  waitUntil(work: Promise<unknown>): void;
}
declare const self: WorkerScope & PushScope;

/** How long a page may take to begin, in seconds. Then the shell is shown, with what this device has seen last. */
const PATIENCE_S = 3;
const DAY_S = 24 * 60 * 60;
const ASSETS_CACHE = 'fairtab-assets';

// Code that every page and a table needs. A page of the version before keeps its own files until that version's worker goes.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

// Other code is cached when it is first used. Names of assets contain a hash of what is in them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: ASSETS_CACHE,
    plugins: [new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true })],
  }),
);

// Pages are never cached, since they carry what one viewer may see. Answers of the API do not even pass through here.
const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S });
registerRoute(
  new NavigationRoute(
    async (options) => {
      const answer = await Promise.resolve(network.handle(options)).catch(() => null);
      if (answer && answer.status < 500) return answer;
      return (await matchPrecache(SHELL_PATH)) ?? answer ?? Response.error();
    },
    { denylist: [/^\/(api|graphql|healthz|readyz|dev)\b/, /^[^?]*\.\w+$/] },
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

// Only a tap sends this message (newVersion.ts).
self.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) event.waitUntil(self.skipWaiting());
});
