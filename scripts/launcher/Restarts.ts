/** After a run of this length it is not the start that fails. */
const HEALTHY_MS = 5_000;

/**
 * Decides when something that ended is started again: the first time almost at once, then after pauses that double. Only a
 * crash loop, in which it ends again and again just after its start, is given up.
 */
export class Restarts {
  readonly #firstMs: number;
  readonly #longestMs: number;
  readonly #most: number;
  #shortRuns = 0;

  /** @param options.most how many short runs in a row are a crash loop. */
  constructor({ firstMs, longestMs, most }: { firstMs: number; longestMs: number; most: number }) {
    this.#firstMs = firstMs;
    this.#longestMs = longestMs;
    this.#most = most;
  }

  /** @param ranMs how long it ran. @returns the pause before it is started again, in ms; null to give it up. */
  ended(ranMs: number): number | null {
    this.#shortRuns = ranMs < HEALTHY_MS ? this.#shortRuns + 1 : 0;
    if (this.#shortRuns >= this.#most) return null;
    return Math.min(this.#longestMs, this.#firstMs * 2 ** this.#shortRuns);
  }
}
