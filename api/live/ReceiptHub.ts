import type { ReceiptState } from '@fairtab/domain/receipts';
import type { BusEvent, EventBus } from '@fairtab/services/events/EventBus';
import type { ReceiptStore } from '@fairtab/services/receipts/ReceiptStore';
import type { Logger } from 'pino';
import type { LiveReceipts, ReceiptEvent, Watching } from '../context';
import { EventQueue } from './EventQueue';
import { since } from './joined';
import { Presence, type PresenceTimes } from './Presence';

/** A receipt that could not be read is tried again after this time. */
const RETRY_MS = 1_000;
/** After missed messages this many receipts are looked at together. */
const RELOADS_AT_ONCE = 8;

interface Subscriber {
  readonly queue: EventQueue;
  readonly maySee: Watching['maySee'];
  /** What the subscriber has been given. */
  version: number;
}

interface Watched {
  readonly id: string;
  readonly subscribers: Set<Subscriber>;
  /** What all subscribers have been given. */
  receipt: ReceiptState;
  /** The newest version anybody has heard of. */
  wanted: number;
  loading: Promise<void> | null;
  /** The first event for whoever comes now; made anew when it would say something else. */
  welcome: ReceiptEvent | null;
  /** How many people are looking, as far as subscribers were told. */
  toldLooking: number;
}

/**
 * Who watches which receipt in this process. A change is read once, together with what the trail says about it, and
 * goes to everyone as the same object; changes during a read are taken along by the next one. Who may not see the
 * receipt any more gets nothing of it, not even what was waiting: their watching ends.
 */
export class ReceiptHub implements LiveReceipts {
  readonly #store: ReceiptStore;
  readonly #logger: Logger;
  readonly #watched = new Map<string, Watched>();
  readonly #presence: Presence;
  readonly #stopListening: () => void;

  constructor(options: {
    store: ReceiptStore;
    events: EventBus;
    logger: Logger;
    /** Tells this process from the others. */
    processId: string;
    now: () => number;
    presenceTimes?: PresenceTimes;
  }) {
    this.#store = options.store;
    this.#logger = options.logger;
    this.#presence = new Presence({
      events: options.events,
      processId: options.processId,
      now: options.now,
      onChange: (receiptId) => this.#onPresence(receiptId),
      ...(options.presenceTimes ? { times: options.presenceTimes } : {}),
    });
    this.#stopListening = options.events.subscribe((event) => this.#hear(event));
  }

  async watch({ receiptId, watcher, maySee }: Watching): Promise<EventQueue | null> {
    // Asks the database, so that nobody is shown less than an earlier answer of any process showed them.
    const receipt = await this.#store.load(receiptId);
    if (!receipt || !maySee(receipt)) return null;
    const watched = this.#watched.get(receiptId) ?? this.#startWatching(receipt);
    const leave = this.#presence.enter({ receiptId, watcher });
    const queue = new EventQueue({
      first: this.#welcomeTo(watched, receipt),
      onEnd: () => {
        leave();
        watched.subscribers.delete(subscriber);
        if (watched.subscribers.size === 0) this.#watched.delete(receiptId);
      },
    });
    const subscriber: Subscriber = { queue, maySee, version: receipt.version };
    watched.subscribers.add(subscriber);
    this.#want(watched, receipt.version);
    return queue;
  }

  looking(receiptId: string): number {
    return this.#presence.looking(receiptId);
  }

  /** Ends every subscription. */
  close(): void {
    this.#stopListening();
    for (const { subscribers } of [...this.#watched.values()]) for (const { queue } of [...subscribers]) queue.end();
    this.#presence.close();
  }

  #startWatching(receipt: ReceiptState): Watched {
    const watched: Watched = {
      id: receipt.id,
      subscribers: new Set(),
      receipt,
      wanted: receipt.version,
      loading: null,
      welcome: null,
      toldLooking: 0,
    };
    this.#watched.set(receipt.id, watched);
    return watched;
  }

  #welcomeTo(watched: Watched, receipt: ReceiptState): ReceiptEvent {
    if (watched.welcome?.receipt === receipt) return watched.welcome;
    watched.welcome = { receipt, changes: [] };
    watched.toldLooking = this.looking(receipt.id);
    return watched.welcome;
  }

  #hear(event: BusEvent): void {
    if (event.type === 'presence') this.#presence.hear(event);
    else if (event.type === 'missed') void this.#reloadAll();
    else if (event.type === 'receiptChanged') {
      const watched = this.#watched.get(event.receiptId);
      if (watched) this.#want(watched, event.version);
    }
  }

  #want(watched: Watched, version: number): void {
    watched.wanted = Math.max(watched.wanted, version);
    if (watched.wanted > watched.receipt.version) void this.#load(watched);
  }

  #load(watched: Watched): Promise<void> {
    watched.loading ??= this.#loadUntilCurrent(watched)
      .catch((error: unknown) => {
        this.#logger.warn({ err: error }, 'a watched receipt could not be read; trying again');
        setTimeout(() => this.#want(watched, watched.wanted), RETRY_MS).unref();
      })
      .finally(() => {
        watched.loading = null;
      });
    return watched.loading;
  }

  async #loadUntilCurrent(watched: Watched): Promise<void> {
    let announced: number;
    do {
      announced = watched.wanted;
      const found = await this.#store.loadWithChanges(watched.id, watched.receipt.version);
      if (!found) {
        for (const { queue } of [...watched.subscribers]) queue.end();
        return;
      }
      if (found.receipt.version > watched.receipt.version) {
        watched.receipt = found.receipt;
        this.#deliver(watched, found);
      }
      // What was announced before a read is in it; what was announced meanwhile may not be.
    } while (watched.wanted > announced && watched.wanted > watched.receipt.version && watched.subscribers.size > 0);
  }

  #deliver(watched: Watched, event: ReceiptEvent): void {
    for (const subscriber of watched.subscribers) {
      if (subscriber.version > event.receipt.version) continue;
      if (!subscriber.maySee(event.receipt)) {
        void subscriber.queue.return();
        continue;
      }
      const isNews = subscriber.version < event.receipt.version || event.changes.length === 0;
      if (isNews) subscriber.queue.push(since(event, subscriber.version));
      subscriber.version = event.receipt.version;
    }
  }

  #onPresence(receiptId: string): void {
    const watched = this.#watched.get(receiptId);
    const looking = this.looking(receiptId);
    if (!watched || watched.toldLooking === looking) return;
    watched.toldLooking = looking;
    watched.welcome = null;
    this.#deliver(watched, { receipt: watched.receipt, changes: [] });
  }

  async #reloadAll(): Promise<void> {
    const all = [...this.#watched.values()];
    for (let start = 0; start < all.length; start += RELOADS_AT_ONCE)
      await Promise.all(all.slice(start, start + RELOADS_AT_ONCE).map((watched) => this.#load(watched)));
  }
}
