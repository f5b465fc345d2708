import type { BusMessage, EventBus } from '@fairtab/services/events/EventBus';

export interface PresenceTimes {
  /** How long changes of who is looking are gathered before anybody is told, in ms. */
  readonly debounceMs: number;
  /** How often a process repeats its counts, in ms. */
  readonly heartbeatMs: number;
  /** After how long without repetition a process counts as gone, in ms. */
  readonly expiryMs: number;
}

export const PRESENCE_TIMES: PresenceTimes = { debounceMs: 500, heartbeatMs: 15_000, expiryMs: 40_000 };

/** Receipts of one message; a process may have thousands open. */
const COUNTS_PER_MESSAGE = 200;

interface RemoteCount {
  readonly count: number;
  readonly untilMs: number;
}

/**
 * How many people have a receipt open, over all processes: each tells the others its own counts when they change and
 * again with every heartbeat. One browser with two tabs is one person.
 */
export class Presence {
  readonly #events: Pick<EventBus, 'publish'>;
  readonly #processId: string;
  readonly #times: PresenceTimes;
  readonly #now: () => number;
  readonly #onChange: (receiptId: string) => void;
  /** Receipt -> watcher -> how many of their subscriptions are open. */
  readonly #here = new Map<string, Map<string, number>>();
  /** Receipt -> process -> its count. */
  readonly #elsewhere = new Map<string, Map<string, RemoteCount>>();
  readonly #untold = new Set<string>();
  readonly #changed = new Set<string>();
  readonly #heartbeat: NodeJS.Timeout;
  #gathering: NodeJS.Timeout | null = null;

  constructor(options: {
    events: Pick<EventBus, 'publish'>;
    processId: string;
    times?: PresenceTimes;
    /** Milliseconds since the epoch. */
    now: () => number;
    /** Called some time after the number of people looking at a receipt changed. */
    onChange: (receiptId: string) => void;
  }) {
    this.#events = options.events;
    this.#processId = options.processId;
    this.#times = options.times ?? PRESENCE_TIMES;
    this.#now = options.now;
    this.#onChange = options.onChange;
    this.#heartbeat = setInterval(() => this.#beat(), this.#times.heartbeatMs).unref();
  }

  /** @returns how to leave again. */
  enter({ receiptId, watcher }: { receiptId: string; watcher: string }): () => void {
    this.#count({ receiptId, watcher, by: 1 });
    return () => this.#count({ receiptId, watcher, by: -1 });
  }

  looking(receiptId: string): number {
    const now = this.#now();
    let total = this.#here.get(receiptId)?.size ?? 0;
    for (const { count, untilMs } of this.#elsewhere.get(receiptId)?.values() ?? []) if (untilMs > now) total += count;
    return total;
  }

  hear({ processId, counts }: Extract<BusMessage, { type: 'presence' }>): void {
    if (processId === this.#processId) return;
    const untilMs = this.#now() + this.#times.expiryMs;
    for (const [receiptId, count] of Object.entries(counts)) {
      const before = this.looking(receiptId);
      const processes = this.#elsewhere.get(receiptId) ?? new Map<string, RemoteCount>();
      if (count > 0) processes.set(processId, { count, untilMs });
      else processes.delete(processId);
      if (processes.size > 0) this.#elsewhere.set(receiptId, processes);
      else this.#elsewhere.delete(receiptId);
      if (this.looking(receiptId) !== before) this.#gather(this.#changed, receiptId);
    }
  }

  /** Tells the others that nobody looks from here any more. */
  close(): void {
    clearInterval(this.#heartbeat);
    if (this.#gathering) clearTimeout(this.#gathering);
    const receiptIds = [...new Set([...this.#here.keys(), ...this.#untold])];
    this.#here.clear();
    this.#tell(receiptIds);
  }

  #count({ receiptId, watcher, by }: { receiptId: string; watcher: string; by: 1 | -1 }): void {
    const watchers = this.#here.get(receiptId) ?? new Map<string, number>();
    const peopleBefore = watchers.size;
    const open = (watchers.get(watcher) ?? 0) + by;
    if (open > 0) watchers.set(watcher, open);
    else watchers.delete(watcher);
    if (watchers.size > 0) this.#here.set(receiptId, watchers);
    else this.#here.delete(receiptId);
    if (watchers.size === peopleBefore) return;
    this.#gather(this.#untold, receiptId);
    this.#gather(this.#changed, receiptId);
  }

  #gather(into: Set<string>, receiptId: string): void {
    into.add(receiptId);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = null;
      const [untold, changed] = [[...this.#untold], [...this.#changed]];
      this.#untold.clear();
      this.#changed.clear();
      this.#tell(untold);
      changed.forEach(this.#onChange);
    }, this.#times.debounceMs);
  }

  #beat(): void {
    this.#tell([...this.#here.keys()]);
    const now = this.#now();
    for (const [receiptId, processes] of this.#elsewhere) {
      for (const [processId, { untilMs }] of processes) {
        if (untilMs > now) continue;
        processes.delete(processId);
        this.#gather(this.#changed, receiptId);
      }
      if (processes.size === 0) this.#elsewhere.delete(receiptId);
    }
  }

  #tell(receiptIds: readonly string[]): void {
    for (let start = 0; start < receiptIds.length; start += COUNTS_PER_MESSAGE) {
      const some = receiptIds.slice(start, start + COUNTS_PER_MESSAGE);
      const counts = Object.fromEntries(some.map((receiptId) => [receiptId, this.#here.get(receiptId)?.size ?? 0]));
      this.#events.publish({ type: 'presence', processId: this.#processId, counts });
    }
  }
}
