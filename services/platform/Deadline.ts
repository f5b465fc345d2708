import { performance } from 'node:perf_hooks';
import { Unavailable } from './isUnavailable';

/** How long a request may take before its sender is told to send it again, in ms. */
export const ANSWER_MS = 4_500;

/** The moment at which a request is answered at the latest. */
export class Deadline {
  readonly #ms: number;
  #at: number;

  /** @param ms from now. */
  constructor(ms: number) {
    this.#ms = ms;
    this.#at = performance.now() + ms;
  }

  /** Begins anew after a part of a request that may take long: an upload, or the reading of a photo. */
  restart(): void {
    this.#at = performance.now() + this.#ms;
  }

  /**
   * Waits for the work until the deadline. Late work is not stopped: a retry with the same key gets its answer.
   * @throws Unavailable at the deadline, and what the work throws before it.
   */
  async within<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Unavailable('The answer took too long')), this.#at - performance.now());
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
