import type { Act } from './Act';

export type Happened = 'done' | 'nothing' | 'refused' | 'replayed';

/** Counts what happened, because a proof in which nothing happens proves nothing. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(what: Act['do'] | 'burst', happened: Happened): void {
    const key = `${what} ${happened}`;
    this.#counts.set(key, this.of(what, happened) + 1);
  }

  of(what: Act['do'] | 'burst', happened: Happened): number {
    return this.#counts.get(`${what} ${happened}`) ?? 0;
  }

  /** How often this happened with any act. */
  sum(happened: Happened): number {
    return [...this.#counts].reduce((sum, [key, count]) => sum + (key.endsWith(` ${happened}`) ? count : 0), 0);
  }

  lines(): string[] {
    return [...this.#counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => `${key}: ${count}`);
  }
}
