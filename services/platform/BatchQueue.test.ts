import { describe, expect, it } from 'vitest';
import { BatchQueue, type Waiting } from './BatchQueue';
import { Unavailable } from './isUnavailable';

const ROOMY = { maxBatch: 10, maxWaiting: 10, maxWaitMs: 60_000 };

/** A queue whose batches are written down and answer each request with itself in capitals. */
function capitals(limits: Partial<typeof ROOMY> = {}) {
  const batches: string[] = [];
  const queue = new BatchQueue<string, string>(
    async (batch) => {
      batches.push(batch.map(({ request }) => request).join());
      await Promise.resolve();
      for (const { request, answer } of batch) answer(request.toUpperCase());
      return [];
    },
    { ...ROOMY, ...limits },
  );
  const runAll = (...requests: string[]) => Promise.all(requests.map((request) => queue.run('table', request)));
  return { batches, queue, runAll };
}

describe('a queue in batches', () => {
  it('runs a lone request at once, and all that came meanwhile together', async () => {
    const { batches, queue, runAll } = capitals();
    const here = runAll('a', 'b', 'c');
    const elsewhere = queue.run('another table', 'd');
    expect(batches).toEqual(['a', 'd']);
    expect(await here).toEqual(['A', 'B', 'C']);
    expect(await elsewhere).toBe('D');
    expect(batches).toEqual(['a', 'd', 'b,c']);
    expect(await runAll('e')).toEqual(['E']);
  });

  it('takes no more than fit into a batch, in the order they came', async () => {
    const { batches, runAll } = capitals({ maxBatch: 2 });
    await runAll('a', 'b', 'c', 'd');
    expect(batches).toEqual(['a', 'b,c', 'd']);
  });

  it('runs again those that a batch gives back: alone, in their order, before what came later', async () => {
    const batches: string[] = [];
    const queue = new BatchQueue<string, void>(
      async (batch) => {
        batches.push(batch.map(({ request }) => request).join());
        await Promise.resolve();
        if (batch.length > 1) return [...batch].reverse();
        for (const { answer } of batch) answer();
        return [];
      },
      { ...ROOMY, maxBatch: 2 },
    );
    await Promise.all(['a', 'b', 'c', 'd'].map((request) => queue.run('table', request)));
    expect(batches).toEqual(['a', 'b,c', 'b', 'c', 'd']);
  });

  it('fails all of a batch that were not answered with what it throws, and goes on', async () => {
    const answerFirst = async ([first]: readonly Waiting<string, string>[]) => {
      await Promise.resolve();
      first?.answer('done');
      throw new Error('no');
    };
    const queue = new BatchQueue<string, string>(answerFirst, ROOMY);
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((request) => queue.run('table', request)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await queue.run('table', 'd')).toBe('done');
  });

  it('refuses a request behind too many others, and takes one again when there is room', async () => {
    const { queue, runAll } = capitals({ maxWaiting: 1 });
    const running = runAll('a', 'b');
    await expect(queue.run('table', 'too many')).rejects.toBeInstanceOf(Unavailable);
    await running;
    expect(await runAll('c', 'd')).toEqual(['C', 'D']);
  });

  it('does not run a request whose turn comes too late', async () => {
    const { batches, queue } = capitals({ maxWaitMs: -1 });
    await expect(queue.run('table', 'a')).rejects.toBeInstanceOf(Unavailable);
    expect(batches).toEqual([]);
  });
});
