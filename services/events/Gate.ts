/** A promise that can be closed again: who waits passes once it is open. */
export class Gate {
  #promise: Promise<void>;
  #pass: () => void = () => undefined;
  #refuse: (reason: Error) => void = () => undefined;
  #open = false;
  #ended = false;

  constructor() {
    this.#promise = this.#renew();
  }

  passed(): Promise<void> {
    return this.#promise;
  }

  open(): void {
    this.#open = true;
    this.#pass();
  }

  /** Who waits already goes on waiting. */
  shut(): void {
    if (!this.#open || this.#ended) return;
    this.#open = false;
    this.#promise = this.#renew();
  }

  /** For good: whoever waits, now or later, gets the reason. */
  end(reason: Error): void {
    this.shut();
    this.#ended = true;
    this.#refuse(reason);
  }

  #renew(): Promise<void> {
    const promise = new Promise<void>((resolve, reject) => {
      this.#pass = resolve;
      this.#refuse = reject;
    });
    // Nobody may be waiting when it ends.
    promise.catch(() => undefined);
    return promise;
  }
}
