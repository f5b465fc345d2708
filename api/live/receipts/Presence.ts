import { createHash } from 'node:crypto';
import { MAX_IDS_PER_MESSAGE, type BusMessage, type EventBus } from '@fairtab/services/platform/events/EventBus';

export interface PresenceTimes {
  /** How long changes are collected before they are published, in ms. */
  readonly debounceMs: number;
  /** How often a process publishes that it is there, in ms. */
  readonly heartbeatMs: number;
  /** A process that published nothing for this long counts as stopped, in ms. */
  readonly expiryMs: number;
}

const PRESENCE_TIMES: PresenceTimes = { debounceMs: 500, heartbeatMs: 15_000, expiryMs: 40_000 };

type PresenceMessage = Extract<BusMessage, { type: 'presence' | 'presenceAsked' | 'processAlive' }>;

/** Enough for no two people of a table to share one. */
const TOKEN_CHARACTERS = 8;

/**
 * Counts how many people have a receipt open in all API processes that share the bus. A process keeps counts of those receipts alone that
 * somebody has open in it: it asks the others when the first one comes, and publishes its own watchers when they change or
 * another process asks. It repeats that it is there at intervals, in one message for all of them (docs/decisions/0087-what-many-processes-cost.md).
 * One browser with two tabs counts once, also when its tabs are with different processes.
 */
export class Presence {
  readonly #events: Pick<EventBus, 'publish'>;
  readonly #processId: string;
  readonly #times: PresenceTimes;
  readonly #now: () => number;
  readonly #onChange: (receiptId: string) => void;
  /** Receipt id -> token of a watcher -> its number of open subscriptions in this process. */
  readonly #here = new Map<string, Map<string, number>>();
  /** Receipt id that is open here -> other process -> its watchers. */
  readonly #elsewhere = new Map<string, Map<string, readonly string[]>>();
  /** Other process -> until when it counts without another message of it. */
  readonly #aliveUntilMs = new Map<string, number>();
  /** Processes that count no more, and may only have been held up. */
  readonly #silent = new Set<string>();
  /** Receipts about which the other processes are still to be asked. */
  readonly #unasked = new Set<string>();
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
    // The published token does not tell who it is.
    const token = createHash('sha256').update(watcher).digest('base64url').slice(0, TOKEN_CHARACTERS);
    this.#count({ receiptId, token, by: 1 });
    return () => this.#count({ receiptId, token, by: -1 });
  }

  /** It knows nobody on a receipt that is not open in this process. */
  looking(receiptId: string): number {
    const here = this.#here.get(receiptId);
    const elsewhere = this.#elsewhere.get(receiptId);
    if (!elsewhere) return here?.size ?? 0;
    const now = this.#now();
    const alive = [...elsewhere].filter(([processId]) => (this.#aliveUntilMs.get(processId) ?? 0) > now);
    return new Set([...(here?.keys() ?? []), ...alive.flatMap(([, tokens]) => tokens)]).size;
  }

  onMessage(message: PresenceMessage): void {
    const { processId } = message;
    if (processId === this.#processId) return;
    this.#aliveUntilMs.set(processId, this.#now() + this.#times.expiryMs);
    if (this.#silent.delete(processId)) this.askAgain();
    if (message.type === 'presenceAsked') {
      for (const receiptId of message.receiptIds)
        if (this.#here.has(receiptId)) this.#collect(this.#unpublished, receiptId);
    } else if (message.type === 'presence') this.#hear(message);
  }

  /** After messages were lost: asks the others about all that is open here. */
  askAgain(): void {
    for (const receiptId of this.#here.keys()) this.#collect(this.#unasked, receiptId);
  }

  /** Publishes that nobody has a receipt open in this process any more. */
  close(): void {
    clearInterval(this.#heartbeat);
    if (this.#flushTimer) clearTimeout(this.#flushTimer);
    const receiptIds = [...new Set([...this.#here.keys(), ...this.#unpublished])];
    this.#here.clear();
    this.#publish(receiptIds);
  }

  #hear({ processId, receiptId, watchers }: Extract<BusMessage, { type: 'presence' }>): void {
    if (!this.#here.has(receiptId)) return;
    const before = this.looking(receiptId);
    const processes = this.#elsewhere.get(receiptId) ?? new Map<string, readonly string[]>();
    if (watchers.length > 0) processes.set(processId, watchers);
    else processes.delete(processId);
    if (processes.size > 0) this.#elsewhere.set(receiptId, processes);
    else this.#elsewhere.delete(receiptId);
    if (this.looking(receiptId) !== before) this.#collect(this.#changed, receiptId);
  }

  #count({ receiptId, token, by }: { receiptId: string; token: string; by: 1 | -1 }): void {
    const watchers = this.#here.get(receiptId) ?? new Map<string, number>();
    const peopleBefore = watchers.size;
    const open = (watchers.get(token) ?? 0) + by;
    if (open > 0) watchers.set(token, open);
    else watchers.delete(token);
    if (watchers.size > 0) this.#here.set(receiptId, watchers);
    else {
      this.#here.delete(receiptId);
      this.#elsewhere.delete(receiptId);
      this.#unasked.delete(receiptId);
    }
    if (watchers.size === peopleBefore) return;
    if (peopleBefore === 0) this.#collect(this.#unasked, receiptId);
    this.#collect(this.#unpublished, receiptId);
    this.#collect(this.#changed, receiptId);
  }

  #collect(into: Set<string>, receiptId: string): void {
    into.add(receiptId);
    this.#flushTimer ??= setTimeout(() => {
      this.#flushTimer = null;
      const [unasked, unpublished, changed] = [[...this.#unasked], [...this.#unpublished], [...this.#changed]];
      this.#unasked.clear();
      this.#unpublished.clear();
      this.#changed.clear();
      this.#ask(unasked);
      this.#publish(unpublished);
      changed.forEach(this.#onChange);
    }, this.#times.debounceMs);
  }

  #beat(): void {
    this.#events.publish({ type: 'processAlive', processId: this.#processId });
    const now = this.#now();
    const gone = [...this.#aliveUntilMs].filter(([, untilMs]) => untilMs <= now).map(([processId]) => processId);
    for (const processId of gone) {
      this.#aliveUntilMs.delete(processId);
      this.#silent.add(processId);
      for (const [receiptId, processes] of this.#elsewhere) {
        if (!processes.delete(processId)) continue;
        this.#collect(this.#changed, receiptId);
        if (processes.size === 0) this.#elsewhere.delete(receiptId);
      }
    }
  }

  #ask(receiptIds: readonly string[]): void {
    for (let start = 0; start < receiptIds.length; start += MAX_IDS_PER_MESSAGE) {
      const some = receiptIds.slice(start, start + MAX_IDS_PER_MESSAGE);
      this.#events.publish({ type: 'presenceAsked', processId: this.#processId, receiptIds: some });
    }
  }

  /** Names at most MAX_IDS_PER_MESSAGE people of one table, so that the message stays small. */
  #publish(receiptIds: readonly string[]): void {
    for (const receiptId of receiptIds) {
      const watchers = [...(this.#here.get(receiptId)?.keys() ?? [])].slice(0, MAX_IDS_PER_MESSAGE);
      this.#events.publish({ type: 'presence', processId: this.#processId, receiptId, watchers });
    }
  }
}
