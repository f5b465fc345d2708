type Step<T> = IteratorResult<T, undefined>;

/** An asynchronous iterator for one subscriber. At most one value waits in it, however slow the subscriber is. */
export class LatestQueue<T extends object> implements AsyncIterableIterator<T> {
  readonly #merge: (waiting: T, next: T) => T;
  readonly #onEnd: () => void;
  readonly #onSent: (value: T) => void;
  #waiting: T | null = null;
  /** The value that was fetched last. */
  #fetched: T | null = null;
  #receive: ((step: Step<T>) => void) | null = null;
  #hasEnded = false;

  /**
   * @param options.merge makes one value of two, when the first was not fetched before the second came.
   * @param options.onSent called with a value when the next one is asked for, because by then it has left the process.
   */
  constructor({
    merge,
    onEnd,
    onSent = () => undefined,
  }: {
    merge: (waiting: T, next: T) => T;
    onEnd: () => void;
    onSent?: (value: T) => void;
  }) {
    this.#merge = merge;
    this.#onEnd = onEnd;
    this.#onSent = onSent;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  push(value: T): void {
    if (this.#hasEnded) return;
    if (!this.#receive) {
      this.#waiting = this.#waiting ? this.#merge(this.#waiting, value) : value;
      return;
    }
    this.#fetched = value;
    this.#receive({ done: false, value });
    this.#receive = null;
  }

  next(): Promise<Step<T>> {
    if (this.#fetched) this.#onSent(this.#fetched);
    this.#fetched = this.#waiting;
    if (this.#waiting) {
      const value = this.#waiting;
      this.#waiting = null;
      return Promise.resolve({ done: false, value });
    }
    if (this.#hasEnded) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.#receive = resolve;
    });
  }

  return(): Promise<Step<T>> {
    this.#waiting = null;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  /** Refuses further values. The subscriber still gets the one that waits. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#receive?.({ done: true, value: undefined });
    this.#receive = null;
    this.#onEnd();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
