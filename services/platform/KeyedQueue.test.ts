import { describe, expect, it } from 'vitest';
import { KeyedQueue } from './KeyedQueue';

/** A task that runs until the test ends it. */
function heldTask() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { task: () => ended, end };
}

describe('a queue by key', () => {
  it('runs tasks of one key in turn, also after one that fails, and those of other keys at once', async () => {
    const queue = new KeyedQueue();
    const { task, end } = heldTask();
    const order: string[] = [];
    const first = queue.run('table 1', task).then(() => order.push('first'));
    const failing = queue.run('table 1', () => Promise.reject(new Error('no')));
    const last = queue.run('table 1', async () => void order.push('last'));
    await queue.run('table 2', async () => void order.push('elsewhere'));
    end();
    await expect(failing).rejects.toThrow('no');
    await Promise.all([first, last]);
    expect(order).toEqual(['elsewhere', 'first', 'last']);
  });
});
