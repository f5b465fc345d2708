import { performance } from 'node:perf_hooks';
import { Unavailable } from './isUnavailable';

/** A request that waits for its turn. The first of `answer` and `fail` counts. */
export interface Waiting<Request, Answer> {
  readonly request: Request;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Answers each request. An error that it throws is the answer to all requests that have none yet.
 * @returns those that have to be run again, each alone. A batch of one must return none.
 */
export type RunBatch<Request, Answer> = (
  batch: readonly Waiting<Request, Answer>[],
) => Promise<readonly Waiting<Request, Answer>[]>;

interface Entry<Request, Answer> extends Waiting<Request, Answer> {
  readonly since: number;
}

/**
 * Runs the requests of one key in batches, one batch after another. A request runs at once when nothing runs for its key;
 * all that come meanwhile run together afterwards. A request that would wait behind too many others, or has waited too
 * long, is refused without being run.
 */
export class BatchQueue<Request, Answer> {
  readonly #runBatch: RunBatch<Request, Answer>;
  readonly #limits: { maxBatch: number; maxWaiting: number; maxWaitMs: number };
  /** The requests that wait, by key. A key is in here while something runs for it. */
  readonly #lines = new Map<string, Entry<Request, Answer>[]>();

  constructor(
    runBatch: RunBatch<Request, Answer>,
    limits: { readonly maxBatch: number; readonly maxWaiting: number; readonly maxWaitMs: number },
  ) {
    this.#runBatch = runBatch;
    this.#limits = limits;
  }

  /** @throws Unavailable when the request was refused, and what its batch fails it with. */
  run(key: string, request: Request): Promise<Answer> {
    return new Promise((answer, fail) => {
      const entry = { request, answer, fail, since: performance.now() };
      const line = this.#lines.get(key);
      if (line && line.length >= this.#limits.maxWaiting) fail(new Unavailable('Too many others are waiting'));
      else if (line) line.push(entry);
      else void this.#runLine(key, [entry]);
    });
  }

  async #runLine(key: string, line: Entry<Request, Answer>[]): Promise<void> {
    this.#lines.set(key, line);
    while (line.length > 0) {
      const batch = line.splice(0, this.#limits.maxBatch);
      const again = new Set(await this.#runInTime(batch));
      for (const entry of batch) if (again.has(entry)) await this.#runInTime([entry]);
    }
    this.#lines.delete(key);
  }

  async #runInTime(batch: readonly Entry<Request, Answer>[]): Promise<readonly Waiting<Request, Answer>[]> {
    const since = performance.now() - this.#limits.maxWaitMs;
    const inTime = batch.filter((entry) => entry.since >= since);
    for (const entry of batch)
      if (!inTime.includes(entry)) entry.fail(new Unavailable('It waited too long for its turn'));
    if (inTime.length === 0) return [];
    try {
      return await this.#runBatch(inTime);
    } catch (error) {
      for (const { fail } of inTime) fail(error);
      return [];
    }
  }
}
