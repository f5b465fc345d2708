import type { ServiceContext } from '@fairtab/services/context';
import { isOver, readScan, type ScanState } from '@fairtab/services/scans/readScan';
import { LatestQueue } from './LatestQueue';

/**
 * One scan as one viewer sees it happen. It is read anew when something may have changed, however often that was since
 * the last read; a slow subscriber is given the newest state only.
 */
export class ScanWatch extends LatestQueue<ScanState> {
  readonly #ctx: ServiceContext;
  readonly #scanId: string;
  readonly #onError: (error: unknown) => void;
  #seen: ScanState | null = null;
  #isStale = false;
  #isReading = false;

  constructor(options: { ctx: ServiceContext; scanId: string; onEnd: () => void; onError: (error: unknown) => void }) {
    super({ join: (_waiting, scan) => scan, onEnd: options.onEnd });
    this.#ctx = options.ctx;
    this.#scanId = options.scanId;
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
      while (this.#isStale && !this.isOver) {
        this.#isStale = false;
        const scan = await readScan(this.#ctx, this.#scanId);
        if (scan && isNews(scan, this.#seen)) {
          this.#seen = scan;
          this.push(scan);
        }
        if (!scan || isOver(scan)) this.end();
      }
    } finally {
      this.#isReading = false;
    }
  }
}

function isNews(scan: ScanState, seen: ScanState | null): boolean {
  return (
    scan.status !== seen?.status ||
    scan.queuePosition !== seen.queuePosition ||
    scan.photos.length !== seen.photos.length
  );
}
