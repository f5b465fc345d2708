import type { ServiceContext } from '@fairtab/services/context';
import type { BusEvent, EventBus } from '@fairtab/services/events/EventBus';
import type { Logger } from 'pino';
import type { LiveScans } from '../context';
import { ScanWatch } from './ScanWatch';

/** Every watched scan is read again this often, in ms: a scan that no worker takes up fails by time alone, without an event. */
const REFRESH_MS = 15_000;

/** The watched scans of this process. */
export class ScanHub implements LiveScans {
  readonly #watches = new Set<ScanWatch>();
  readonly #logger: Logger;
  readonly #stopListening: () => void;
  readonly #refreshing: NodeJS.Timeout;

  constructor({ events, logger, refreshMs = REFRESH_MS }: { events: EventBus; logger: Logger; refreshMs?: number }) {
    this.#logger = logger;
    this.#stopListening = events.subscribe((event) => this.#onEvent(event));
    this.#refreshing = setInterval(() => this.#refreshAll(), refreshMs).unref();
  }

  async watch(ctx: ServiceContext, scanId: string): Promise<ScanWatch | null> {
    const watch = new ScanWatch({
      ctx,
      scanId,
      onEnd: () => this.#watches.delete(watch),
      onError: (error) => this.#logger.warn({ err: error }, 'a watched scan could not be read; trying again'),
    });
    // Added before the first read, so that a change during the read is not missed.
    this.#watches.add(watch);
    try {
      return (await watch.begin()) ? watch : null;
    } catch (error) {
      watch.end();
      throw error;
    }
  }

  /** Ends every subscription. */
  close(): void {
    clearInterval(this.#refreshing);
    this.#stopListening();
    for (const watch of [...this.#watches]) watch.end();
  }

  #onEvent(event: BusEvent): void {
    if (event.type === 'scanChanged') for (const watch of this.#watches) watch.onScanChanged(event.scanId);
    else if (event.type === 'missed') this.#refreshAll();
  }

  #refreshAll(): void {
    for (const watch of this.#watches) watch.refresh();
  }
}
