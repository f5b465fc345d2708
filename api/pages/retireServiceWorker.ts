import type { FastifyInstance } from 'fastify';

/** Where browsers that have the service worker look for its next version (web/src/network/offline/addresses.ts). */
export const WORKER_PATH = '/serviceWorker.js';

/**
 * A worker that takes the place of the one before, erases its caches and goes away. It answers no request, so open pages go
 * straight to the network from then on, and none is reloaded.
 */
export const RETIRING_WORKER = `
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

/** Takes the service worker out of all browsers. The next page that a browser opens brings it this script. */
export function retireServiceWorker(app: FastifyInstance): void {
  app.get(WORKER_PATH, (_request, reply) =>
    reply
      .removeHeader('content-security-policy')
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(RETIRING_WORKER),
  );
}
