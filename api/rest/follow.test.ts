import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { Executor, Operation } from '../graphql/Executor';
import { HttpProblem } from '../http/answers/HttpProblem';
import { follow } from './follow';
import { renderScan } from './scans/render';

/** Events that come until `count` of them came, and then no more, without an end. */
function endless(count: number) {
  let end = () => undefined as void;
  const ended = vi.fn();
  const events = {
    next: async () => {
      if (count-- > 0) return { done: false, value: { data: {} } };
      await new Promise<void>((resolve) => (end = resolve));
      return { done: true, value: undefined };
    },
    return: async () => {
      ended();
      end();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  return { ended, executor: { subscribe: async () => events } as unknown as Executor };
}

const operation = {} as Operation;
const answerOf = (events: EventEmitter) => events as unknown as ServerResponse;

it('stops waiting after the given time', async () => {
  const { executor, ended } = endless(2);
  await follow({ executor, operation, res: answerOf(new EventEmitter()), mostMs: 5 });
  expect(ended).toHaveBeenCalledOnce();
});

it('ends when its client disconnects', async () => {
  const { executor, ended } = endless(0);
  const res = new EventEmitter();
  const following = follow({ executor, operation, res: answerOf(res), mostMs: 60_000 });
  await vi.waitFor(() => expect(res.listenerCount('close')).toBe(1));
  res.emit('close');
  await following;
  expect(ended).toHaveBeenCalledOnce();
  expect(res.listenerCount('close')).toBe(0);
});

it('is answered with "temporarily unavailable" for a scan that is not over by then', () => {
  const unfinished = { id: 'x', failure: null, photos: [], bill: null };
  expect(() => renderScan(unfinished)).toThrow(HttpProblem);
  expect(() => renderScan(unfinished)).toThrow('temporarily unavailable');
});
