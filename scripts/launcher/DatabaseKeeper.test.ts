import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseKeeper } from './DatabaseKeeper';
import { DiskFull, Problem } from './Problem';

const LONG_MS = 60_000;

/** A server that ends when the test says so. */
function fakeServer(url = 'postgresql://fairtab@127.0.0.1:5000/fairtab') {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { url, ended, end, stop: async () => end() };
}

describe('a database that is kept running', () => {
  /** What the next starts lead to. */
  let next: (ReturnType<typeof fakeServer> | Error)[];
  let said: string[];
  const open = async (...servers: typeof next) => {
    next = servers;
    return DatabaseKeeper.start({
      start: async () => {
        const server = next.shift() ?? new Problem('It does not start.');
        if (server instanceof Error) throw server;
        return server;
      },
      say: (text) => said.push(text),
    });
  };
  beforeEach(() => {
    vi.useFakeTimers();
    said = [];
  });
  afterEach(() => void vi.useRealTimers());

  it('is started again when it ends, and is told of when its address changed', async () => {
    const [first, second, moved] = [
      fakeServer(),
      fakeServer(),
      fakeServer('postgresql://fairtab@127.0.0.1:6000/fairtab'),
    ];
    const keeper = await open(first, second, moved);
    const onMoved = vi.fn();
    keeper.onMoved = onMoved;
    await vi.advanceTimersByTimeAsync(LONG_MS);
    first.end();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect([keeper.isRunning, keeper.url, onMoved.mock.calls.length]).toEqual([true, first.url, 0]);
    second.end();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect([keeper.url, onMoved.mock.calls.length]).toEqual([moved.url, 1]);
    await keeper.stop();
  });

  it('is given up with the reason when it cannot be started for long', async () => {
    const first = fakeServer();
    const keeper = await open(first);
    first.end();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(await keeper.broken).toBe('The database ended again and again just after its start. It does not start.');
    expect([keeper.isRunning, said.filter((text) => text === 'It does not start.').length]).toEqual([false, 1]);
  });

  it('waits for room on a full disk for as long as it takes, and says so once', async () => {
    const first = fakeServer();
    const full = Array.from({ length: 50 }, () => new DiskFull('The disk is full.'));
    const keeper = await open(first, ...full, fakeServer());
    first.end();
    await vi.advanceTimersByTimeAsync(5 * LONG_MS);
    expect(keeper.isRunning).toBe(true);
    expect(said).toEqual(['the database ended and is started again', 'The disk is full.', 'the database is back']);
    await keeper.stop();
  });

  it('is not started again once it was stopped, not even between two tries', async () => {
    const first = fakeServer();
    const keeper = await open(first, new Problem('No.'), fakeServer());
    first.end();
    await vi.advanceTimersByTimeAsync(150);
    await keeper.stop();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect([keeper.isRunning, next.length]).toEqual([false, 1]);
  });
});
