import { afterEach, expect, test, vi } from 'vitest';
import type { QueuedClaim } from './queuedClaims';

const claim: QueuedClaim = {
  itemId: 'coffee',
  claimer: { name: 'Ana', email: '', phone: '' },
  portion: { units: 1, splitCount: 1 },
  expectedAmount: '4.06',
  idempotencyKey: 'k1',
};

/** The module as a page finds it after a reload: nothing in memory, everything in the browser's storage. */
async function afterReload() {
  vi.resetModules();
  return import('./queuedClaims');
}

afterEach(() => localStorage.clear());

test('a claim made offline survives a reload with its key', async () => {
  (await afterReload()).queueClaim('dinner', claim);
  expect((await afterReload()).queuedClaims('dinner')).toEqual([claim]);
});

test('a claim that was sent or taken back stays out of the queue after a reload', async () => {
  const before = await afterReload();
  before.queueClaim('dinner', claim);
  before.dropQueuedClaim('dinner', 'k1');
  expect(before.queuedClaims('dinner')).toEqual([]);
  expect((await afterReload()).queuedClaims('dinner')).toEqual([]);
});

test('a stored value that is not a claim is not sent', async () => {
  localStorage.setItem('fairtab.queue.dinner', JSON.stringify({ claims: [{ itemId: 7 }, null, claim] }));
  expect((await afterReload()).queuedClaims('dinner')).toEqual([claim]);
});

test('every change calls the listeners', async () => {
  const queue = await afterReload();
  const listener = vi.fn();
  const stop = queue.subscribeToQueue(listener);
  queue.queueClaim('dinner', claim);
  stop();
  queue.dropQueuedClaim('dinner', 'k1');
  expect(listener).toHaveBeenCalledTimes(1);
});
