type Step<T> = IteratorResult<T, undefined>;

/** What one subscriber has not got yet: never more than one value, however slow it is. */
export class LatestQueue<T extends object> implements AsyncIterableIterator<T> {
  readonly #join: (waiting: T, next: T) => T;
  readonly #onEnd: () => void;
  #waiting: T | null = null;
  #taker: ((step: Step<T>) => void) | null = null;
  #isOver = false;

  /** @param options.join what is left of two values when the first was not fetched before the second came */
  constructor({ join, onEnd }: { join: (waiting: T, next: T) => T; onEnd: () => void }) {
    this.#join = join;
    this.#onEnd = onEnd;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  push(value: T): void {
    if (this.#isOver) return;
    if (!this.#taker) {
      this.#waiting = this.#waiting ? this.#join(this.#waiting, value) : value;
      return;
    }
    this.#taker({ done: false, value });
    this.#taker = null;
  }

  next(): Promise<Step<T>> {
    if (this.#waiting) {
      const value = this.#waiting;
      this.#waiting = null;
      return Promise.resolve({ done: false, value });
    }
    if (this.#isOver) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.#taker = resolve;
    });
  }

  return(): Promise<Step<T>> {
    this.#waiting = null;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  /** Nothing comes any more, but what waits is still given. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#taker?.({ done: true, value: undefined });
    this.#taker = null;
    this.#onEnd();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
