import {
  isToldTo,
  readReceiptEvents,
  type ReadNews,
  type ReceiptNews,
  type Wanted,
} from '@fairtab/services/receipts/receiptEvents/readReceiptEvents';
import type { Place, Progress } from '@fairtab/services/receipts/receiptEvents/Progress';
import type { ServiceContext } from '@fairtab/services/context';
import { setTimeout as wait } from 'node:timers/promises';
import type { FollowedEvent } from '../../context';

type Step = IteratorResult<FollowedEvent, undefined>;

/** How long to wait before a reading that failed is tried again, in ms. */
const RETRY_MS = 1_000;
/** With more receipts that changed while a slow reader took its time, all that it has is read through again. */
const MOST_WOKEN = 1_000;

/** One way through all that happened since a place. */
interface Pass {
  from: Place;
  /** Everything written until this moment was in the database when the pass began. In microseconds; null before its first page. */
  settledUs: number | null;
  hasMore: boolean;
}

/**
 * What happens on all receipts of a guest, for one subscriber. It keeps how far the subscriber was told, and no receipt: it reads from the
 * database what is asked for, at the pace at which it is taken, and rests until it is woken.
 */
export class EventFeed implements AsyncIterableIterator<FollowedEvent> {
  readonly guestId: string;
  readonly #ctx: Pick<ServiceContext, 'db' | 'store'>;
  readonly #progress: Progress;
  readonly #onEnd: () => void;
  readonly #onError: (error: unknown) => void;
  readonly #ended = new AbortController();
  #hasBegun = false;
  #pass: Pass | null;
  #page: ReadNews['events'][number][] = [];
  /** Receipts that changed, and were not read since. */
  readonly #woken = new Set<string>();
  /** Everything that was written up to then is told once the woken receipts are read, in microseconds. */
  #settledUs: number | null = null;
  #wake: (() => void) | null = null;

  constructor(options: {
    ctx: Pick<ServiceContext, 'db' | 'store'>;
    guestId: string;
    progress: Progress;
    onEnd: () => void;
    onError: (error: unknown) => void;
  }) {
    this.#ctx = options.ctx;
    this.guestId = options.guestId;
    this.#progress = options.progress;
    this.#onEnd = options.onEnd;
    this.#onError = options.onError;
    this.#pass = this.#newPass();
  }

  /** A receipt of the guest has changed. */
  changed({ receiptId, version }: { receiptId: string; version: number }): void {
    if (this.#progress.versionOf(receiptId) >= version) return;
    if (this.#woken.size < MOST_WOKEN) this.#woken.add(receiptId);
    else this.missed();
    this.#wake?.();
  }

  /** Whatever was written up to then and was not told was among the changed. */
  settled(settledUs: number): void {
    this.#settledUs = settledUs;
    this.#wake?.();
  }

  /** Changes may have been missed, so everything since the last is read through. */
  missed(): void {
    this.#woken.clear();
    this.#settledUs = null;
    this.#pass = this.#newPass();
    this.#page = [];
    this.#wake?.();
  }

  async next(): Promise<Step> {
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      return { done: false, value: { cursor: this.#progress.cursor(), news: null } };
    }
    while (!this.#ended.signal.aborted) {
      const news = this.#take();
      if (news) return { done: false, value: { cursor: this.#progress.cursor(), news } };
      if (this.#page.length === 0) await this.#readOn();
    }
    return { done: true, value: undefined };
  }

  return(): Promise<Step> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  end(): void {
    if (this.#ended.signal.aborted) return;
    this.#ended.abort();
    this.#wake?.();
    this.#onEnd();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #newPass(): Pass {
    return { from: this.#progress.until, settledUs: null, hasMore: true };
  }

  /** Takes the next change off the page. @returns null when it is nothing for the guest, or there is none. */
  #take(): ReceiptNews | null {
    const event = this.#page.shift();
    if (!event) return null;
    const { place, news } = event;
    const settledUs = this.#pass?.settledUs ?? null;
    if (settledUs !== null && place.writtenUs <= settledUs) this.#progress.toldUntil(place);
    else this.#progress.told(place);
    if (!news) return null;
    // A page may have waited for a slow reader. What is hidden meanwhile is not told.
    const receipt = this.#ctx.store.peek(news.receipt.id) ?? news.receipt;
    return isToldTo(this.guestId, { ...news, receipt }) ? { ...news, receipt } : null;
  }

  async #readOn(): Promise<void> {
    try {
      if (this.#pass) await this.#readPass(this.#pass);
      else if (this.#woken.size > 0) await this.#readWoken();
      else if (this.#settledUs !== null) this.#settle(this.#settledUs);
      else await this.#rest();
    } catch (error) {
      this.#onError(error);
      await wait(RETRY_MS, undefined, { ref: false, signal: this.#ended.signal }).catch(() => undefined);
    }
  }

  async #readPass(pass: Pass): Promise<void> {
    if (!pass.hasMore) {
      this.#pass = null;
      if (pass.settledUs !== null) this.#settle(pass.settledUs);
      return;
    }
    const { events, hasMore, settledUs } = await this.#read({ after: pass.from });
    if (this.#pass !== pass) return;
    pass.settledUs ??= settledUs;
    pass.from = events.at(-1)?.place ?? pass.from;
    pass.hasMore = hasMore;
    this.#page = [...events];
  }

  async #readWoken(): Promise<void> {
    const receiptIds = [...this.#woken];
    this.#woken.clear();
    try {
      const { events, hasMore } = await this.#read({ receiptIds });
      // A pass that began meanwhile reads them, too.
      if (this.#pass) return;
      if (hasMore) for (const id of receiptIds) this.#woken.add(id);
      this.#page = [...events];
    } catch (error) {
      for (const id of receiptIds) this.#woken.add(id);
      throw error;
    }
  }

  #settle(settledUs: number): void {
    if (this.#settledUs !== null && this.#settledUs <= settledUs) this.#settledUs = null;
    this.#progress.toldUntil({ writtenUs: settledUs, receiptId: '', version: 0 });
  }

  #read(wanted: Wanted): Promise<ReadNews> {
    return readReceiptEvents(this.#ctx, { guestId: this.guestId, progress: this.#progress, wanted });
  }

  #rest(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = null;
        resolve();
      };
    });
  }
}
