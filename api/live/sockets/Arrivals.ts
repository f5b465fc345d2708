/** How often arrivals are let in, in ms. */
const TURN_MS = 10;
/** A turn that comes this much later has kept everybody else waiting, in ms. */
const LATE_MS = 25;
const FIRST_A_TURN = 4;
const MOST_A_TURN = 8;
/** While this many are being looked up and read for, the database is what they wait for. */
export const MOST_IN_WORK = 40;
/** Half a second at a quiet machine's pace, a few seconds at the pace of a busy one. */
const MOST_WAITING = 200;
/** Sending somebody away costs a third of letting them in. */
const TOLD_FOR_ONE_ENTERED = 3;
/** How much of the known rate one turn replaces. */
const WEIGHT_OF_TURN = 0.05;
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

export interface Arrival {
  /** Called when its turn has come, perhaps at once. */
  enter(): void;
  /** Called instead when too many wait. @param waitMs when a turn is likely to be free */
  sendAway(waitMs: number): void;
}

/**
 * Lets sockets in as fast as this process can serve them, after a restart of the service for example, when all phones come at
 * once. The pace grows while the event loop is on time and halves when it is late, so those who are in already are answered as
 * before. Some wait for their turn, the others are told to come back, each at another time (docs/operations.md).
 */
export class Arrivals {
  readonly #mostWaiting: number;
  readonly #now: () => number;
  readonly #waiting = new Set<Arrival>();
  /** Those who are to be sent away, and when to come back, in ms of `now`. */
  readonly #leaving = new Map<Arrival, number>();
  /** Those who were let in and wait for what they ask for. */
  readonly #asking: (() => void)[] = [];
  #pace = FIRST_A_TURN;
  #leftOfTurn = FIRST_A_TURN;
  #inWork = 0;
  #entered = 0;
  #turnedAt = 0;
  /** Arrivals in a second. */
  #rate = (FIRST_A_TURN * 1_000) / TURN_MS;
  /** When the last of those who were sent away comes back. */
  #lastBackAt = 0;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  /** @param options.now in ms, never goes back. */
  constructor({
    mostWaiting = MOST_WAITING,
    now = () => performance.now(),
  }: {
    mostWaiting?: number;
    now?: () => number;
  } = {}) {
    this.#mostWaiting = mostWaiting;
    this.#now = now;
  }

  /** @returns what to call when it goes away by itself. */
  arrive(arrival: Arrival): () => void {
    this.#startTurns();
    const mayEnter = this.#waiting.size === 0 && this.#leftOfTurn > 0 && this.#inWork < MOST_IN_WORK;
    if (mayEnter && !this.#isClosed) this.#enter(arrival);
    else if (this.#waiting.size < this.#mostWaiting && !this.#isClosed) this.#waiting.add(arrival);
    else if (this.#isClosed) arrival.sendAway(SHORTEST_WAIT_MS);
    else this.#leaving.set(arrival, this.#nextTurn());
    return () => {
      this.#waiting.delete(arrival);
      this.#leaving.delete(arrival);
    };
  }

  /**
   * Does the first of what an arrival asks for when less than MOST_IN_WORK is done: many who were let in may ask in the same
   * moment, and a database that is asked all of it would answer nobody in time.
   */
  async begin<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inWork >= MOST_IN_WORK || this.#asking.length > 0)
      await new Promise<void>((resolve) => this.#asking.push(resolve));
    return this.working(work());
  }

  /** Counts what is done for an arrival until it is done. */
  async working<T>(work: Promise<T>): Promise<T> {
    this.#inWork += 1;
    try {
      return await work;
    } finally {
      this.#inWork -= 1;
      const free = Math.max(0, MOST_IN_WORK - this.#inWork);
      for (const go of this.#asking.splice(0, free)) go();
    }
  }

  /** Sends away those who wait, and whoever comes from now on. */
  close(): void {
    this.#isClosed = true;
    this.#stopTurns();
    const all = [...this.#waiting, ...this.#leaving.keys()];
    this.#waiting.clear();
    this.#leaving.clear();
    for (const arrival of all) arrival.sendAway(SHORTEST_WAIT_MS);
  }

  #enter(arrival: Arrival): void {
    this.#leftOfTurn -= 1;
    this.#entered += 1;
    arrival.enter();
  }

  #turn(): void {
    const now = this.#now();
    const tookMs = now - this.#turnedAt;
    this.#turnedAt = now;
    const hadWaiting = this.#waiting.size > 0;
    if (hadWaiting) this.#rate += WEIGHT_OF_TURN * ((this.#entered * 1_000) / tookMs - this.#rate);
    const isQuiet = !hadWaiting && this.#entered === 0 && this.#leaving.size === 0;
    this.#entered = 0;
    const isLate = tookMs > TURN_MS + LATE_MS || this.#inWork >= MOST_IN_WORK;
    this.#pace = isLate ? Math.max(1, Math.floor(this.#pace / 2)) : Math.min(MOST_A_TURN, this.#pace + 1);
    this.#leftOfTurn = this.#pace;
    for (const arrival of this.#waiting) {
      if (this.#leftOfTurn === 0 || this.#inWork >= MOST_IN_WORK) break;
      this.#waiting.delete(arrival);
      this.#enter(arrival);
    }
    this.#sendSomeAway(now);
    if (isQuiet) this.#stopTurns();
  }

  #sendSomeAway(now: number): void {
    let left = this.#pace * TOLD_FOR_ONE_ENTERED;
    for (const [arrival, backAt] of this.#leaving) {
      if (left-- === 0) break;
      this.#leaving.delete(arrival);
      arrival.sendAway(Math.max(SHORTEST_WAIT_MS, backAt - now));
    }
  }

  /** Gives each of those who are sent away a turn of its own, behind those who wait. */
  #nextTurn(): number {
    const now = this.#now();
    const perArrivalMs = 1_000 / Math.max(1, this.#rate);
    const whenNoneWaits = now + this.#waiting.size * perArrivalMs;
    this.#lastBackAt = Math.min(Math.max(this.#lastBackAt, whenNoneWaits) + perArrivalMs, now + LONGEST_WAIT_MS);
    return this.#lastBackAt;
  }

  #startTurns(): void {
    if (this.#timer || this.#isClosed) return;
    this.#turnedAt = this.#now();
    this.#timer = setInterval(() => this.#turn(), TURN_MS).unref();
  }

  #stopTurns(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
