import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MutationOutcome } from '../relay/mutationOutcome';
import { sendWaiting } from './sendWaiting';
import { dropWrite, keepWrite, keptWrites, type KeptWrite } from './writes';

const DONE: MutationOutcome<object> = { kind: 'done', payload: {} };
const outcome = (
  kind: 'refused' | 'unreachable' | 'failed',
  reason: string | null = null,
): MutationOutcome<object> => ({
  kind,
  reason,
  message: '',
  fields: {},
});

let stop = (): void => undefined;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const { key } of keptWrites('dinner')) dropWrite('dinner', key);
});

function keep(...keys: string[]): void {
  for (const key of keys)
    keepWrite(
      'dinner',
      { key, move: 'unclaim', input: {}, about: [], words: key, done: { title: '' }, refused: '' },
      { isTried: false },
    );
}

/** A server that answers as it is told, and the keys in the order in which they came. */
function start(answer: (write: KeptWrite) => MutationOutcome<object> | null) {
  const sent: string[] = [];
  stop = sendWaiting({
    linkId: 'dinner',
    deliver: async (write) => {
      sent.push(write.key);
      const found = answer(write);
      if (found?.kind === 'done' || found?.reason === 'Conflict') dropWrite('dinner', write.key);
      return found;
    },
  });
  return sent;
}

test('what waits is sent in its order, each once', async () => {
  keep('a', 'b', 'c');
  const sent = start(({ key }) => (key === 'b' ? outcome('refused', 'Conflict') : DONE));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('while nobody answers the first one is tried again and again, ever more rarely, and the others stay behind it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  keep('a', 'b');
  let isAway = true;
  const sent = start(() => (isAway ? outcome('unreachable') : DONE));
  await vi.advanceTimersByTimeAsync(500 + 1_000 + 2_000 + 4_000);
  expect(sent).toEqual(['a', 'a', 'a', 'a']);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sent).toHaveLength(4);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.slice(4)).toEqual(['a', 'b']);
});

test.each([
  [0, 250],
  [1, 500],
])('phones do not come all at once: the first pause of one whose chance is %i is %i ms', async (chance, pause) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  keep('a');
  const sent = start(() => DONE);
  await vi.advanceTimersByTimeAsync(pause - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['a']);
});

test.each([outcome('failed'), outcome('refused', 'TooManyAttempts')])(
  'a write that fails by itself ($kind) stays, and does not hold up the others',
  async (fault) => {
    keep('a', 'b');
    const sent = start(({ key }) => (key === 'a' ? fault : DONE));
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual(['a', 'b']);
    expect(keptWrites('dinner').map(({ key }) => key)).toEqual(['a']);
  },
);

test('what another tab is sending is left to it', async () => {
  keep('a', 'b');
  const sent = start(({ key }) => (key === 'a' ? null : DONE));
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual(['a']);
  dropWrite('dinner', 'a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.slice(-1)).toEqual(['b']);
});

test('nothing is tried without a network, and everything at once when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  keep('a');
  const sent = start(() => DONE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a']);
});

test('a write that comes later is sent too, and none after the table was left', async () => {
  const sent = start(() => DONE);
  keep('a');
  await vi.advanceTimersByTimeAsync(500);
  stop();
  keep('b');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['a']);
});
