import { whenUsed } from '../../lib/whenUsed';
import { prepareToasts } from '../../ui/toasts/toast';
import { CACHE_LATER, WORKER_PATH } from './addresses';
import { offerNewVersion } from './newVersion';

/** A page that stays open asks for a new version when it comes to the front, but not more often than this, in ms. */
const UPDATE_EVERY_MS = 60 * 60_000;
/** Somebody who only looks at the amount has left by then, and does not load what only a diner at the table needs. */
const STAYS_MS = 20_000;

/** Registers the service worker, offers a new version when there is one, and has the rest cached when the page is used. */
export async function registerWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  const isFirst = !container.controller;
  // The browser may forbid it, in a private window for example. Then this page works online only.
  const registration = await container.register(WORKER_PATH).catch(() => null);
  if (!registration) return;
  offerWhenWaiting(registration);
  updateOnReturn(registration);
  if (isFirst) await cacheLoadedCode();
  whenUsed(() => {
    prepareToasts();
    void container.ready.then(({ active }) => active?.postMessage(CACHE_LATER));
  }, STAYS_MS);
}

function offerWhenWaiting(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) void offerNewVersion();
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && registration.active) void offerNewVersion();
    });
  });
}

function updateOnReturn(registration: ServiceWorkerRegistration): void {
  let askedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (registration.waiting) void offerNewVersion();
    if (Date.now() - askedAtMs < UPDATE_EVERY_MS) return;
    askedAtMs = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** The code that this page had loaded before there was a worker. It comes from the browser's own cache. */
async function cacheLoadedCode(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = loaded.filter((url) => url.startsWith(`${location.origin}/assets/`));
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
