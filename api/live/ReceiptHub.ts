import type { ReceiptState } from '@fairtab/domain/receipts';
import type { BusEvent, EventBus } from '@fairtab/services/events/EventBus';
import type { ReceiptStore } from '@fairtab/services/receipts/ReceiptStore';
import type { Logger } from 'pino';
import type { LiveReceipts, ReceiptEvent, Watching } from '../context';
import { EventQueue } from './EventQueue';
import { onlyAfter } from './mergeEvents';
import { Presence, type PresenceTimes } from './Presence';

/** How long to wait before a receipt that could not be read is tried again, in ms. */
const RETRY_MS = 1_000;
/** How many receipts are read at the same time after the event bus missed messages. */
const RELOADS_AT_ONCE = 8;

interface Subscriber {
  readonly queue: EventQueue;
  readonly maySee: Watching['maySee'];
  /** The version that was pushed to this subscriber last. */
  version: number;
}

interface Watched {
  readonly id: string;
  readonly subscribers: Set<Subscriber>;
  /** The state that was pushed to all subscribers last. */
  receipt: ReceiptState;
  /** The newest version that an event announced. */
  announced: number;
  loading: Promise<void> | null;
  /** The first event for new subscribers, shared by them until the state or the number of viewers changes. */
  firstEvent: ReceiptEvent | null;
  /** The number of people looking that was pushed last. */
  pushedLooking: number;
}

/**
 * The watched receipts of this process. A change is read once, together with its lines of the trail, and every subscriber
 * gets the same object. Changes that are announced during a read come with the next one. The subscription of a viewer who
 * may not see the receipt any more ends at once, without the event that waits in it.
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
    /** Unique among the API processes. */
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
    this.#stopListening = options.events.subscribe((event) => this.#onEvent(event));
  }

  async watch({ receiptId, watcher, maySee }: Watching): Promise<EventQueue | null> {
    // Asks the database for the version, because another process may have shown this viewer a newer state already.
    const receipt = await this.#store.load(receiptId);
    if (!receipt || !maySee(receipt)) return null;
    const watched = this.#watched.get(receiptId) ?? this.#startWatching(receipt);
    const leave = this.#presence.enter({ receiptId, watcher });
    const queue = new EventQueue({
      first: this.#firstEventOf(watched, receipt),
      onEnd: () => {
        leave();
        watched.subscribers.delete(subscriber);
        if (watched.subscribers.size === 0) this.#watched.delete(receiptId);
      },
    });
    const subscriber: Subscriber = { queue, maySee, version: receipt.version };
    watched.subscribers.add(subscriber);
    this.#announce(watched, receipt.version);
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
      announced: receipt.version,
      loading: null,
      firstEvent: null,
      pushedLooking: 0,
    };
    this.#watched.set(receipt.id, watched);
    return watched;
  }

  #firstEventOf(watched: Watched, receipt: ReceiptState): ReceiptEvent {
    if (watched.firstEvent?.receipt === receipt) return watched.firstEvent;
    watched.firstEvent = { receipt, changes: [] };
    watched.pushedLooking = this.looking(receipt.id);
    return watched.firstEvent;
  }

  #onEvent(event: BusEvent): void {
    if (event.type === 'presence') this.#presence.onMessage(event);
    else if (event.type === 'missed') void this.#reloadAll();
    else if (event.type === 'receiptChanged') {
      const watched = this.#watched.get(event.receiptId);
      if (watched) this.#announce(watched, event.version);
    }
  }

  #announce(watched: Watched, version: number): void {
    watched.announced = Math.max(watched.announced, version);
    if (watched.announced > watched.receipt.version) void this.#load(watched);
  }

  #load(watched: Watched): Promise<void> {
    watched.loading ??= this.#loadUntilCurrent(watched)
      .catch((error: unknown) => {
        this.#logger.warn({ err: error }, 'a watched receipt could not be read; trying again');
        setTimeout(() => this.#announce(watched, watched.announced), RETRY_MS).unref();
      })
      .finally(() => {
        watched.loading = null;
      });
    return watched.loading;
  }

  async #loadUntilCurrent(watched: Watched): Promise<void> {
    let announcedBefore: number;
    do {
      announcedBefore = watched.announced;
      const found = await this.#store.loadWithChanges(watched.id, watched.receipt.version);
      if (!found) {
        for (const { queue } of [...watched.subscribers]) queue.end();
        return;
      }
      if (found.receipt.version > watched.receipt.version) {
        watched.receipt = found.receipt;
        this.#deliver(watched, found);
      }
      // A read has all changes that were announced before it, but perhaps not those that were announced during it.
    } while (
      watched.announced > announcedBefore &&
      watched.announced > watched.receipt.version &&
      watched.subscribers.size > 0
    );
  }

  #deliver(watched: Watched, event: ReceiptEvent): void {
    for (const subscriber of watched.subscribers) {
      if (subscriber.version > event.receipt.version) continue;
      if (!subscriber.maySee(event.receipt)) {
        void subscriber.queue.return();
        continue;
      }
      const isNews = subscriber.version < event.receipt.version || event.changes.length === 0;
      if (isNews) subscriber.queue.push(onlyAfter(event, subscriber.version));
      subscriber.version = event.receipt.version;
    }
  }

  #onPresence(receiptId: string): void {
    const watched = this.#watched.get(receiptId);
    const looking = this.looking(receiptId);
    if (!watched || watched.pushedLooking === looking) return;
    watched.pushedLooking = looking;
    watched.firstEvent = null;
    this.#deliver(watched, { receipt: watched.receipt, changes: [] });
  }

  async #reloadAll(): Promise<void> {
    const all = [...this.#watched.values()];
    for (let start = 0; start < all.length; start += RELOADS_AT_ONCE)
      await Promise.all(all.slice(start, start + RELOADS_AT_ONCE).map((watched) => this.#load(watched)));
  }
}
