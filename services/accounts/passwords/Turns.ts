import pLimit from 'p-limit';
import { TooManyAttempts } from '../../errors';

/** Who comes after so many would wait longer than a person does. */
const MAX_WAITING = 100;
const RETRY_AFTER_S = 5;

/** Lets only so many do at the same time what keeps the machine busy; the others wait, first come, first served. */
export class Turns {
  readonly #limit: ReturnType<typeof pLimit>;

  constructor(atOnce: number) {
    this.#limit = pLimit(atOnce);
  }

  /** @throws TooManyAttempts when too many others are waiting, and what `work` throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#limit.pendingCount >= MAX_WAITING)
      throw new TooManyAttempts({
        retryAfterSeconds: RETRY_AFTER_S,
        message: 'Too many people are signing in right now. Try again in a few seconds.',
      });
    return this.#limit(work);
  }
}
