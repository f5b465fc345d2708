import { MAX_IDS_PER_MESSAGE, type BusMessage, type EventBus } from '@fairtab/services/events/EventBus';

export interface PresenceTimes {
  /** How long changes are collected before they are published, in ms. */
  readonly debounceMs: number;
  /** How often a process publishes its counts again, in ms. */
  readonly heartbeatMs: number;
  /** A process that published nothing for this long counts as stopped, in ms. */
  readonly expiryMs: number;
}

const PRESENCE_TIMES: PresenceTimes = { debounceMs: 500, heartbeatMs: 15_000, expiryMs: 40_000 };

interface RemoteCount {
  readonly count: number;
  readonly untilMs: number;
}

/**
 * Counts how many people have a receipt open in all API processes. Each process publishes its own counts when they change
 * and with every heartbeat. One browser with two tabs counts once.
 */
export class Presence {
  readonly #events: Pick<EventBus, 'publish'>;
  readonly #processId: string;
  readonly #times: PresenceTimes;
  readonly #now: () => number;
  readonly #onChange: (receiptId: string) => void;
  /** Receipt id -> watcher -> its number of open subscriptions in this process. */
  readonly #here = new Map<string, Map<string, number>>();
  /** Receipt id -> other process -> its count. */
  readonly #elsewhere = new Map<string, Map<string, RemoteCount>>();
  readonly #unpublished = new Set<string>();
  readonly #changed = new Set<string>();
  readonly #heartbeat: NodeJS.Timeout;
  #flushTimer: NodeJS.Timeout | null = null;

  constructor(options: {
    events: Pick<EventBus, 'publish'>;
    processId: string;
    times?: PresenceTimes;
    /** Milliseconds since the epoch. */
    now: () => number;
    /** Called after the count of a receipt changed, `debounceMs` later. */
    onChange: (receiptId: string) => void;
  }) {
    this.#events = options.events;
    this.#processId = options.processId;
    this.#times = options.times ?? PRESENCE_TIMES;
    this.#now = options.now;
    this.#onChange = options.onChange;
    this.#heartbeat = setInterval(() => this.#beat(), this.#times.heartbeatMs).unref();
  }

  /** Counts a watcher. @returns a function that ends this. */
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

  onMessage({ processId, counts }: Extract<BusMessage, { type: 'presence' }>): void {
    if (processId === this.#processId) return;
    const untilMs = this.#now() + this.#times.expiryMs;
    for (const [receiptId, count] of Object.entries(counts)) {
      const before = this.looking(receiptId);
      const processes = this.#elsewhere.get(receiptId) ?? new Map<string, RemoteCount>();
      if (count > 0) processes.set(processId, { count, untilMs });
      else processes.delete(processId);
      if (processes.size > 0) this.#elsewhere.set(receiptId, processes);
      else this.#elsewhere.delete(receiptId);
      if (this.looking(receiptId) !== before) this.#collect(this.#changed, receiptId);
    }
  }

  /** Publishes that nobody has a receipt open in this process any more. */
  close(): void {
    clearInterval(this.#heartbeat);
    if (this.#flushTimer) clearTimeout(this.#flushTimer);
    const receiptIds = [...new Set([...this.#here.keys(), ...this.#unpublished])];
    this.#here.clear();
    this.#publish(receiptIds);
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
    this.#collect(this.#unpublished, receiptId);
    this.#collect(this.#changed, receiptId);
  }

  #collect(into: Set<string>, receiptId: string): void {
    into.add(receiptId);
    this.#flushTimer ??= setTimeout(() => {
      this.#flushTimer = null;
      const [unpublished, changed] = [[...this.#unpublished], [...this.#changed]];
      this.#unpublished.clear();
      this.#changed.clear();
      this.#publish(unpublished);
      changed.forEach(this.#onChange);
    }, this.#times.debounceMs);
  }

  #beat(): void {
    this.#publish([...this.#here.keys()]);
    const now = this.#now();
    for (const [receiptId, processes] of this.#elsewhere) {
      for (const [processId, { untilMs }] of processes) {
        if (untilMs > now) continue;
        processes.delete(processId);
        this.#collect(this.#changed, receiptId);
      }
      if (processes.size === 0) this.#elsewhere.delete(receiptId);
    }
  }

  #publish(receiptIds: readonly string[]): void {
    for (let start = 0; start < receiptIds.length; start += MAX_IDS_PER_MESSAGE) {
      const some = receiptIds.slice(start, start + MAX_IDS_PER_MESSAGE);
      const counts = Object.fromEntries(some.map((receiptId) => [receiptId, this.#here.get(receiptId)?.size ?? 0]));
      this.#events.publish({ type: 'presence', processId: this.#processId, counts });
    }
  }
}
