import { expect, it, vi } from 'vitest';
import { endingWith } from './endingWith';

/** Answers that come when the test says so. */
function answersOf() {
  let give = (_step: IteratorResult<string, undefined>): void => undefined;
  const answers: AsyncIterableIterator<string> = {
    next: () => new Promise((resolve) => (give = resolve)),
    return: vi.fn(async () => ({ done: true as const, value: undefined })),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  return { answers, give: (value: string) => give({ done: false, value }) };
}
const last = () => 'It has ended.';

it('passes answers on until the signal, and then says why it ends, also while the next one is waited for', async () => {
  const { answers, give } = answersOf();
  const ending = new AbortController();
  const events = endingWith(answers, { signal: ending.signal, last });
  const first = events.next();
  give('claimed');
  expect(await first).toEqual({ done: false, value: 'claimed' });
  const waiting = events.next();
  ending.abort();
  expect(await waiting).toEqual({ done: false, value: 'It has ended.' });
  expect(await events.next()).toEqual({ done: true, value: undefined });
  expect(answers.return).toHaveBeenCalledOnce();
});

it('passes on nothing that comes after the signal', async () => {
  const { answers, give } = answersOf();
  const ending = new AbortController();
  const events = endingWith(answers, { signal: ending.signal, last });
  const waiting = events.next();
  ending.abort();
  give('claimed');
  expect(await waiting).toEqual({ done: false, value: 'It has ended.' });
});

it('says at once that it has ended when it had before the first answer', async () => {
  const { answers } = answersOf();
  const events = endingWith(answers, { signal: AbortSignal.abort(), last });
  expect(await events.next()).toEqual({ done: false, value: 'It has ended.' });
});

it('says nothing to a client that has left', async () => {
  const { answers } = answersOf();
  const ending = new AbortController();
  const events = endingWith(answers, { signal: ending.signal, last });
  await events.return?.();
  ending.abort();
  expect(await events.next()).toEqual({ done: true, value: undefined });
});
