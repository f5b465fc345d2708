import type { ServiceContext } from '@fairtab/services/context';
import { isOver, readScan, type ScanState } from '@fairtab/services/scans/readScan';

type Step = IteratorResult<ScanState, undefined>;

/**
 * One scan as one viewer sees it happen. It is read anew when something may have changed, however often that was since
 * the last read; a slow subscriber is given the newest state only.
 */
export class ScanWatch implements AsyncIterableIterator<ScanState> {
  readonly #ctx: ServiceContext;
  readonly #scanId: string;
  readonly #onEnd: () => void;
  readonly #onError: (error: unknown) => void;
  #seen: ScanState | null = null;
  #waiting: ScanState | null = null;
  #taker: ((step: Step) => void) | null = null;
  #isOver = false;
  #isStale = false;
  #isReading = false;

  constructor(options: { ctx: ServiceContext; scanId: string; onEnd: () => void; onError: (error: unknown) => void }) {
    this.#ctx = options.ctx;
    this.#scanId = options.scanId;
    this.#onEnd = options.onEnd;
    this.#onError = options.onError;
  }

  /** @returns false when there is no such scan, or it is somebody else's. @throws when it cannot be read. */
  async begin(): Promise<boolean> {
    this.#isStale = true;
    await this.#readWhileStale();
    return this.#seen !== null;
  }

  /** To be called when the scan of that id has changed; while this one waits, any other may be ahead of it. */
  hear(scanId: string): void {
    if (scanId === this.#scanId || this.#seen?.status === 'uploaded') this.look();
  }

  /** Looks whether anything has changed. */
  look(): void {
    this.#isStale = true;
    if (!this.#isReading) void this.#readWhileStale().catch(this.#onError);
  }

  async #readWhileStale(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#isStale && !this.#isOver) {
        this.#isStale = false;
        const scan = await readScan(this.#ctx, this.#scanId);
        if (scan && isNews(scan, this.#seen)) this.#give(scan);
        if (!scan || isOver(scan)) this.end();
      }
    } finally {
      this.#isReading = false;
    }
  }

  #give(scan: ScanState): void {
    if (this.#isOver) return;
    this.#seen = scan;
    if (this.#taker) this.#taker({ done: false, value: scan });
    else this.#waiting = scan;
    this.#taker = null;
  }

  next(): Promise<Step> {
    if (this.#waiting) {
      const value = this.#waiting;
      this.#waiting = null;
      return Promise.resolve({ done: false, value });
    }
    if (this.#isOver) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.#taker = resolve;
    });
  }

  return(): Promise<Step> {
    this.#waiting = null;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  /** Nothing comes any more, but what waits is still given. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#taker?.({ done: true, value: undefined });
    this.#taker = null;
    this.#onEnd();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

function isNews(scan: ScanState, seen: ScanState | null): boolean {
  return (
    scan.status !== seen?.status ||
    scan.queuePosition !== seen.queuePosition ||
    scan.photos.length !== seen.photos.length
  );
}
