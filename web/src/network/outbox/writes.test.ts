import { afterEach, expect, test, vi } from 'vitest';
import type { Write } from './writes';

const write = (key: string): Write => ({
  key,
  move: 'unclaim',
  input: { claimId: 'c1' },
  about: ['c1'],
  words: 'Unclaim Coffee',
  done: { title: 'Item unclaimed' },
  refused: 'Error unclaiming item',
});

/** The module as a page finds it after a reload: nothing in memory, everything in the browser's storage. */
async function afterReload() {
  vi.resetModules();
  return import('./writes');
}

/** As the browser tells this tab that another tab wrote to the storage. */
function otherTabWrote(key: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}

const keysOf = (writes: readonly { key: string }[]): string[] => writes.map(({ key }) => key);

afterEach(() => localStorage.clear());

test('writes survive a reload in their order, even when they were made in the same millisecond', async () => {
  const before = await afterReload();
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000);
  for (const key of ['k3', 'k1', 'k2']) before.keepWrite('dinner', write(key), { isTried: false });
  now.mockRestore();
  const after = await afterReload();
  expect(keysOf(after.keptWrites('dinner'))).toEqual(['k3', 'k1', 'k2']);
  expect(after.keptWrites('dinner')[0]).toMatchObject(write('k3'));
  expect(after.keptWrites('lunch')).toEqual([]);
});

test('writes keep their order when the clock stands still or is set back between two taps', async () => {
  const before = await afterReload();
  const now = vi.spyOn(Date, 'now');
  for (const [key, ms] of [
    ['k3', 1_000],
    ['k1', 1_000],
    ['k2', 400],
  ] as const) {
    now.mockReturnValue(ms);
    before.keepWrite('dinner', write(key), { isTried: false });
  }
  now.mockRestore();
  const kept = (await afterReload()).keptWrites('dinner');
  expect(keysOf(kept)).toEqual(['k3', 'k1', 'k2']);
  expect(kept.map(({ madeAt }) => madeAt)).toEqual([1_000, 1_001, 1_002]);
});

test('a write whose first try is under way does not wait on the screen, but does after a reload', async () => {
  const before = await afterReload();
  before.keepWrite('dinner', write('k1'), { isTried: true });
  expect(before.waitingWrites('dinner')).toEqual([]);
  expect(keysOf((await afterReload()).waitingWrites('dinner'))).toEqual(['k1']);
  before.letWait('k1');
  expect(keysOf(before.waitingWrites('dinner'))).toEqual(['k1']);
});

test('a write that was answered or taken back stays away after a reload', async () => {
  const before = await afterReload();
  before.keepWrite('dinner', write('k1'), { isTried: false });
  before.dropWrite('dinner', 'k1');
  expect(before.keptWrites('dinner')).toEqual([]);
  expect((await afterReload()).keptWrites('dinner')).toEqual([]);
});

test('a stored value that is no write is not sent', async () => {
  localStorage.setItem('fairtab.outbox.dinner.k0', JSON.stringify({ key: 'k0', move: 'deleteEverything' }));
  (await afterReload()).keepWrite('dinner', write('k1'), { isTried: false });
  expect(keysOf((await afterReload()).keptWrites('dinner'))).toEqual(['k1']);
});

test('what another tab keeps, or has sent, is known here at once', async () => {
  const other = await afterReload();
  const here = await afterReload();
  expect(here.keptWrites('dinner')).toEqual([]);
  other.keepWrite('dinner', write('k1'), { isTried: false });
  otherTabWrote('fairtab.outbox.dinner.k1');
  expect(keysOf(here.keptWrites('dinner'))).toEqual(['k1']);
  other.dropWrite('dinner', 'k1');
  otherTabWrote(null);
  expect(here.keptWrites('dinner')).toEqual([]);
});

test('every change calls the listeners', async () => {
  const { subscribeToWrites, keepWrite, dropWrite } = await afterReload();
  const listener = vi.fn();
  const stop = subscribeToWrites(listener);
  keepWrite('dinner', write('k1'), { isTried: false });
  stop();
  dropWrite('dinner', 'k1');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what one account made is neither shown to the next nor sent by it', async () => {
  const { keepWrite, keptWrites } = await afterReload();
  const { startSession, endSession } = await import('../session/session');
  startSession('secret-of-ana');
  keepWrite('dinner', write('k1'), { isTried: false });
  startSession('terces-of-ben');
  expect(keptWrites('dinner')).toEqual([]);
  endSession();
  expect(keptWrites('dinner')).toEqual([]);
});

test('what a guest made is sent by the account that the guest logs into', async () => {
  const { keepWrite, keptWrites } = await afterReload();
  const { startSession, endSession } = await import('../session/session');
  keepWrite('dinner', write('k1'), { isTried: false });
  startSession('secret-of-ana');
  expect(keysOf(keptWrites('dinner'))).toEqual(['k1']);
  endSession();
});
