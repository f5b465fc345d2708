import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Keeper } from './Keeper';
import { Restarts } from './Restarts';

/** A process that ends when the test says so. */
function fakeChild() {
  let end: (how: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const child = {
    ended,
    end: async (how: string) => {
      end(how);
      await ended;
    },
    isRunning: true,
    isReady: false,
    saidAt: 0,
    stop: async () => undefined,
    kill: () => undefined,
  };
  return child;
}

describe('a process that is kept running', () => {
  const children: ReturnType<typeof fakeChild>[] = [];
  const said: string[] = [];
  let keeper: Keeper;
  const latest = () => {
    const child = children.at(-1);
    if (!child) throw new Error('Nothing was started');
    return child;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    children.length = 0;
    said.length = 0;
    keeper = new Keeper({
      name: 'web server',
      start: () => {
        const child = fakeChild();
        children.push(child);
        return child;
      },
      restarts: new Restarts({ firstMs: 50, longestMs: 400, most: 3 }),
      say: (text) => said.push(text),
    });
  });
  afterEach(() => void vi.useRealTimers());

  it('is started again when it ends, and says how it ended', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    await latest().end('signal SIGKILL');
    await vi.advanceTimersByTimeAsync(50);
    expect(children).toHaveLength(2);
    expect(said).toEqual(['the web server ended (signal SIGKILL) and is started again']);
  });

  it('is given up with the reason when it keeps ending just after its start', async () => {
    for (let run = 0; run < 3; run += 1) {
      await latest().end('exit code 1');
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(children).toHaveLength(3);
    expect(await keeper.broken).toBe(
      'The web server ended again and again just after its start, at last with exit code 1.',
    );
  });

  it('is not started again once it was stopped, not even when it had ended just before', async () => {
    await latest().end('exit code 1');
    await keeper.stop(1_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(children).toHaveLength(1);
  });
});
