import type { ReceiptState } from '@fairtab/domain/receipts';
import type { BusEvent, EventBus } from '@fairtab/services/platform/events/EventBus';
import { NO_METRICS, type Metrics } from '@fairtab/services/platform/metrics/Metrics';
import { NO_TRACES, type Traces } from '@fairtab/services/platform/tracing/Traces';
import type { ReceiptWithChanges } from '@fairtab/services/receipts/receiptQuery';
import type { ReceiptStore } from '@fairtab/services/receipts/writing/ReceiptStore';
import { wentBack } from '@fairtab/services/receipts/writing/writeIdentity';
import type { Logger } from 'pino';
import { setImmediate as afterAnswers, setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { LiveReceipts, ReceiptEvent, Watching } from '../../context';
import { LatestQueue } from './LatestQueue';
import { mergeEvents, onlyAfter } from './mergeEvents';
import { OpenPush, TracedPushes } from './TracedPushes';
import { Presence, type PresenceTimes } from './Presence';
import { VersionCheck } from './VersionCheck';
import type { Cause, Subscriber, Watched } from './Watched';

/** How long to wait before a receipt that could not be read is tried again, in ms. */
const RETRY_MS = 1_000;
/** How soon after a push the next one follows, in ms. At a crowded table one push then has the changes of several batches. */
const PACE_MS = 20;
/** How many receipts are read at the same time after the event bus missed messages. */
const RELOADS_AT_ONCE = 8;
/** A subscriber that is further behind than this many changes gets the receipt as it is. */
const MOST_CONTINUED = 100;
/** The last announced version is remembered for this many receipts. */
const MAX_ANNOUNCED = 10_000;

/**
 * The watched receipts of this process. A change that another process wrote is read once, together with its lines of the
 * trail, and every subscriber gets the same object. Changes that are announced meanwhile come with the next push. The
 * subscription of a viewer who may not see the receipt any more ends at once, without the event that waits in it.
 */
export class ReceiptHub implements LiveReceipts {
  readonly #store: ReceiptStore;
  readonly #logger: Logger;
  readonly #metrics: Metrics;
  readonly #traces: Traces;
  readonly #now: () => number;
  readonly #watched = new Map<string, Watched>();
  /** Versions by receipt, because a change may be announced while its first subscriber is still reading the receipt. */
  readonly #announced = new LRUCache<string, number>({ max: MAX_ANNOUNCED });
  readonly #presence: Presence;
  readonly #versions: VersionCheck;
  readonly #stopListening: () => void;

  constructor(options: {
    store: ReceiptStore;
    events: EventBus;
    logger: Logger;
    metrics?: Metrics;
    traces?: Traces;
    /** Unique among the API processes. */
    processId: string;
    now: () => number;
    /** Closes what has no viewer any more. */
    confirmViewers?: () => Promise<void>;
    presenceTimes?: PresenceTimes;
    /** How often the watched receipts are compared with the database, in ms. */
    checkMs?: number;
  }) {
    this.#store = options.store;
    this.#logger = options.logger;
    this.#metrics = options.metrics ?? NO_METRICS;
    this.#traces = options.traces ?? NO_TRACES;
    this.#now = options.now;
    this.#presence = new Presence({
      events: options.events,
      processId: options.processId,
      now: options.now,
      onChange: (receiptId) => this.#onPresence(receiptId),
      ...(options.presenceTimes ? { times: options.presenceTimes } : {}),
    });
    this.#versions = new VersionCheck({
      store: options.store,
      logger: options.logger,
      shown: () => this.#watched.values(),
      onChanged: (receiptId) => this.#reload(receiptId),
      confirmViewers: options.confirmViewers ?? (() => Promise.resolve()),
      ...(options.checkMs === undefined ? {} : { everyMs: options.checkMs }),
    });
    this.#stopListening = options.events.subscribe((event) => this.#onEvent(event));
  }

  async watch({ receiptId, watcher, maySee, since }: Watching): Promise<LatestQueue<ReceiptEvent> | null> {
    const first = await this.#firstEvent({ receiptId, since });
    if (!first || !maySee(first.receipt)) return null;
    const { receipt } = first;
    const leave = this.#presence.enter({ receiptId, watcher });
    const watched = this.#watched.get(receiptId) ?? this.#startWatching(receipt);
    if (watched.receipt.version <= receipt.version) watched.firstEvents.set(first.since, first);
    const pushes = new TracedPushes();
    const queue = new LatestQueue<ReceiptEvent>({
      merge: mergeEvents,
      onSent: (event) => {
        pushes.sent(event.receipt.version);
        this.#onSent(event, receipt.version);
      },
      onEnd: () => {
        leave();
        pushes.sent(Number.POSITIVE_INFINITY);
        watched.subscribers.delete(subscriber);
        if (watched.subscribers.size === 0) this.#watched.delete(receiptId);
      },
    });
    const subscriber: Subscriber = { queue, maySee, version: receipt.version, pushes };
    watched.subscribers.add(subscriber);
    queue.push(first);
    this.#announce(watched, Math.max(receipt.version, this.#announced.get(receiptId) ?? 0));
    return queue;
  }

  looking(receiptId: string): number {
    return this.#presence.looking(receiptId);
  }

  /** Ends every subscription. */
  close(): void {
    this.#stopListening();
    this.#versions.stop();
    for (const { subscribers } of [...this.#watched.values()]) for (const { queue } of [...subscribers]) queue.end();
    this.#presence.close();
  }

  #startWatching(receipt: ReceiptState): Watched {
    const watched: Watched = {
      id: receipt.id,
      subscribers: new Set(),
      receipt,
      announced: receipt.version,
      causes: [],
      loading: null,
      firstEvents: new Map(),
      pushedLooking: this.looking(receipt.id),
      pushedMs: Number.NEGATIVE_INFINITY,
    };
    this.#watched.set(receipt.id, watched);
    return watched;
  }

  /** @returns null when there is no such receipt. */
  async #firstEvent({ receiptId, since }: Pick<Watching, 'receiptId' | 'since'>): Promise<ReceiptEvent | null> {
    // Asks the database for the version, because another process may have shown this viewer a newer state already.
    const receipt = await this.#store.load(receiptId);
    if (!receipt) return null;
    const behind = receipt.version - (since ?? 0);
    const from = behind >= 0 && behind <= MOST_CONTINUED ? since : null;
    const known = this.#watched.get(receiptId)?.firstEvents.get(from);
    if (known?.receipt.version === receipt.version) return known;
    if (from === null || behind === 0) return { receipt, since: from, changes: [] };
    const found = await this.#store.loadWithChanges(receiptId, from);
    return found && { ...found, since: from };
  }

  #onEvent(event: BusEvent): void {
    if (event.type === 'presence' || event.type === 'presenceAsked' || event.type === 'processAlive')
      this.#presence.onMessage(event);
    else if (event.type === 'missed') {
      this.#presence.askAgain();
      void this.#reloadAll();
    } else if (event.type === 'receiptChanged') {
      this.#announced.set(event.receiptId, event.version);
      const watched = this.#watched.get(event.receiptId);
      if (!watched) return;
      const { version, trace } = event;
      if (trace !== undefined && this.#traces !== NO_TRACES && version > watched.receipt.version)
        watched.causes.push({ version, trace });
      this.#announce(watched, version);
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
        setTimeout(() => this.#reload(watched.id), RETRY_MS).unref();
      })
      .finally(() => {
        watched.loading = null;
      });
    return watched.loading;
  }

  #reload(receiptId: string): void {
    const watched = this.#watched.get(receiptId);
    if (watched) void this.#load(watched);
  }

  async #loadUntilCurrent(watched: Watched): Promise<void> {
    let announcedBefore: number;
    do {
      await this.#turnToPush(watched);
      announcedBefore = watched.announced;
      const shown = watched.receipt;
      const known = watched.causes.splice(0);
      const found = await this.#reading(known, () => this.#read(watched));
      // After the database went back in time no change leads from what the phones show to what it has, so they load anew.
      if (!found || wentBack(found.receipt, shown)) {
        for (const { queue } of [...watched.subscribers]) queue.end();
        return;
      }
      const { version: since } = watched.receipt;
      if (found.receipt.version > since) {
        watched.receipt = found.receipt;
        watched.firstEvents.clear();
        watched.pushedMs = performance.now();
        const { version } = found.receipt;
        const causes = [...known, ...watched.causes.filter((cause) => cause.version <= version)];
        watched.causes = watched.causes.filter((cause) => cause.version > version);
        this.#deliver(watched, { event: { ...found, since }, push: this.#pushOf(causes) });
      }
      // A read has all changes that were announced before it, but perhaps not those that were announced during it.
    } while (
      watched.announced > announcedBefore &&
      watched.announced > watched.receipt.version &&
      watched.subscribers.size > 0
    );
  }

  /** Whoever tapped is answered first, and a push has all that is written until its turn. */
  #turnToPush({ pushedMs }: Watched): Promise<void> {
    const waitMs = pushedMs + PACE_MS - performance.now();
    return waitMs > 0 ? wait(waitMs, undefined, { ref: false }) : afterAnswers();
  }

  /** Changes that this process wrote itself need no reading. */
  async #read({ id, receipt: shown, announced }: Watched): Promise<ReceiptWithChanges | null> {
    const written = announced > shown.version ? this.#store.recall(id, shown.version) : null;
    return written && written.receipt.version >= announced ? written : this.#store.loadWithChanges(id, shown.version);
  }

  /** Reads what was announced, as a step of the trace of the first who changed it. */
  #reading<T>([first, ...others]: readonly Cause[], read: () => Promise<T>): Promise<T> {
    if (!first) return read();
    const links = others.map(({ trace }) => trace);
    const span = this.#traces.begin({ name: 'read change', kind: 'consumer', parent: first.trace, links });
    return span.run(read).finally(() => span.end());
  }

  #pushOf([first, ...others]: readonly Cause[]): OpenPush | null {
    if (!first) return null;
    const links = others.map(({ trace }) => trace);
    return new OpenPush(this.#traces.begin({ name: 'push', kind: 'producer', parent: first.trace, links }));
  }

  #deliver(watched: Watched, { event, push }: { event: ReceiptEvent; push: OpenPush | null }): void {
    for (const subscriber of watched.subscribers) {
      if (subscriber.version > event.receipt.version) continue;
      if (!subscriber.maySee(event.receipt)) {
        void subscriber.queue.return();
        continue;
      }
      const isNews = subscriber.version < event.receipt.version || event.changes.length === 0;
      if (isNews && push) subscriber.pushes.begun(event.receipt.version, push);
      if (isNews) subscriber.queue.push(onlyAfter(event, subscriber.version));
      subscriber.version = event.receipt.version;
    }
    push?.allBegun();
  }

  /** @param firstVersion what a subscriber gets first may be of long ago, so only later changes are measured. */
  #onSent({ changes: [oldest] }: ReceiptEvent, firstVersion: number): void {
    if (oldest && oldest.version > firstVersion) this.#metrics.eventSent({ writtenAt: oldest.at, nowMs: this.#now() });
  }

  #onPresence(receiptId: string): void {
    const watched = this.#watched.get(receiptId);
    const looking = this.looking(receiptId);
    if (!watched || watched.pushedLooking === looking) return;
    watched.pushedLooking = looking;
    watched.firstEvents.clear();
    const event = { receipt: watched.receipt, since: watched.receipt.version, changes: [] };
    this.#deliver(watched, { event, push: null });
  }

  async #reloadAll(): Promise<void> {
    const all = [...this.#watched.values()];
    for (let start = 0; start < all.length; start += RELOADS_AT_ONCE)
      await Promise.all(all.slice(start, start + RELOADS_AT_ONCE).map((watched) => this.#load(watched)));
  }
}
