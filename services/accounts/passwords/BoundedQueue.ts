import { t } from '@fairtab/domain/language/t';
import pLimit from 'p-limit';
import { TooManyAttempts } from '../../platform/errors';

/** Later requests are refused, because they would wait longer than a person is willing to. */
const MAX_WAITING = 100;
const RETRY_AFTER_S = 5;

/** Runs a few tasks at a time, lets a limited number of others wait in order, and refuses the rest. */
export class BoundedQueue {
  readonly #limit: ReturnType<typeof pLimit>;

  constructor({ concurrency }: { concurrency: number }) {
    this.#limit = pLimit(concurrency);
  }

  /** @throws TooManyAttempts when too many others are waiting, and what `task` throws. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#limit.pendingCount >= MAX_WAITING)
      throw new TooManyAttempts({
        retryAfterSeconds: RETRY_AFTER_S,
        message: t('Too many people are signing in right now. Try again in a few seconds.'),
      });
    return this.#limit(task);
  }
}
