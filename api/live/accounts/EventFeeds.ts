import type { ServiceContext } from '@fairtab/services/context';
import type { BusEvent, EventBus } from '@fairtab/services/platform/events/EventBus';
import { Progress, SETTLED_AFTER_US } from '@fairtab/services/receipts/receiptEvents/Progress';
import {
  databaseTimeUs,
  findConcerned,
  type Concerned,
} from '@fairtab/services/receipts/receiptEvents/readReceiptEvents';
import type { Logger } from 'pino';
import type { FollowedEvent, LiveReceiptEvents } from '../../context';
import { EventFeed } from './EventFeed';
import { CHECK_MS } from '../receipts/VersionCheck';

/** How long announced changes are collected, in ms, before one query asks whom they concern. */
const PACE_MS = 20;

/**
 * Who follows all receipts of a guest in this process. What is announced concerns few of them, so one query asks which. A change whose
 * announcement was lost is found in what was written lately, by one query for all who follow.
 */
export class EventFeeds implements LiveReceiptEvents {
  readonly #ctx: Pick<ServiceContext, 'db' | 'store'>;
  readonly #logger: Logger;
  readonly #feeds = new Map<string, Set<EventFeed>>();
  readonly #announced = new Map<string, number>();
  readonly #stopListening: () => void;
  readonly #sweep: NodeJS.Timeout;
  #asking: NodeJS.Timeout | null = null;
  /** Up to when the last sweep saw what was written, in microseconds; null when nobody followed then. */
  #sweptUs: number | null = null;
  #isSweeping = false;

  constructor(options: {
    ctx: Pick<ServiceContext, 'db' | 'store'>;
    events: EventBus;
    logger: Logger;
    /** How often what was written lately is looked through, in ms. */
    checkMs?: number | undefined;
  }) {
    this.#ctx = options.ctx;
    this.#logger = options.logger;
    this.#stopListening = options.events.subscribe((event) => this.#onEvent(event));
    this.#sweep = setInterval(() => void this.#sweepAll(), options.checkMs ?? CHECK_MS).unref();
  }

  async follow({
    guestId,
    after,
  }: {
    guestId: string;
    after: string | null;
  }): Promise<AsyncIterableIterator<FollowedEvent> | null> {
    const nowUs = await databaseTimeUs(this.#ctx.db.pool);
    const progress = after === null ? Progress.from(nowUs) : Progress.at(after);
    if (!progress) return null;
    this.#sweptUs ??= nowUs;
    const feed = new EventFeed({
      ctx: this.#ctx,
      guestId,
      progress,
      onEnd: () => this.#remove(feed),
      onError: (error) => this.#logger.warn({ err: error }, 'events could not be read; trying again'),
    });
    this.#feeds.set(guestId, (this.#feeds.get(guestId) ?? new Set()).add(feed));
    return feed;
  }

  /** Ends every subscription. */
  close(): void {
    clearInterval(this.#sweep);
    if (this.#asking) clearTimeout(this.#asking);
    this.#stopListening();
    for (const feed of this.#all()) feed.end();
  }

  #all(): EventFeed[] {
    return [...this.#feeds.values()].flatMap((feeds) => [...feeds]);
  }

  #remove(feed: EventFeed): void {
    const feeds = this.#feeds.get(feed.guestId);
    feeds?.delete(feed);
    if (feeds?.size === 0) this.#feeds.delete(feed.guestId);
    if (this.#feeds.size === 0) this.#sweptUs = null;
  }

  #onEvent(event: BusEvent): void {
    if (this.#feeds.size === 0) return;
    if (event.type === 'missed') for (const feed of this.#all()) feed.missed();
    if (event.type !== 'receiptChanged') return;
    const { receiptId, version } = event;
    this.#announced.set(receiptId, Math.max(version, this.#announced.get(receiptId) ?? 0));
    this.#asking ??= setTimeout(() => {
      this.#asking = null;
      void this.#askAbout(new Map(this.#announced));
      this.#announced.clear();
    }, PACE_MS);
  }

  async #askAbout(announced: ReadonlyMap<string, number>): Promise<void> {
    try {
      const { concerned } = await findConcerned(this.#ctx.db.pool, {
        guestIds: [...this.#feeds.keys()],
        changed: announced,
      });
      this.#tell(concerned);
    } catch (error) {
      // The next sweep finds them.
      this.#logger.warn({ err: error }, 'whom changes concern could not be read');
    }
  }

  #tell(concerned: readonly Concerned[]): void {
    for (const change of concerned) for (const feed of this.#feeds.get(change.guestId) ?? []) feed.changed(change);
  }

  async #sweepAll(): Promise<void> {
    if (this.#sweptUs === null || this.#isSweeping) return;
    this.#isSweeping = true;
    try {
      const feeds = this.#all();
      const { concerned, nowUs } = await findConcerned(this.#ctx.db.pool, {
        guestIds: [...this.#feeds.keys()],
        changed: { sinceUs: this.#sweptUs - SETTLED_AFTER_US },
      });
      if (this.#feeds.size > 0) this.#sweptUs = nowUs;
      this.#tell(concerned);
      for (const feed of feeds) feed.settled(nowUs - SETTLED_AFTER_US);
    } catch (error) {
      this.#logger.warn({ err: error }, 'what was written lately could not be read');
    } finally {
      this.#isSweeping = false;
    }
  }
}
