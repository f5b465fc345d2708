import type { ServiceContext } from '@fairtab/services/context';
import type { BusEvent, EventBus } from '@fairtab/services/events/EventBus';
import type { Logger } from 'pino';
import type { LiveScans } from '../context';
import { ScanWatch } from './ScanWatch';

/** Whatever was heard or not, a scan is looked at again after this time: nobody tells of one that nobody came to read. */
const LOOK_AGAIN_MS = 15_000;

/** Who watches which scan in this process. */
export class ScanHub implements LiveScans {
  readonly #watches = new Set<ScanWatch>();
  readonly #logger: Logger;
  readonly #stopListening: () => void;
  readonly #lookingAgain: NodeJS.Timeout;

  constructor({
    events,
    logger,
    lookAgainMs = LOOK_AGAIN_MS,
  }: {
    events: EventBus;
    logger: Logger;
    lookAgainMs?: number;
  }) {
    this.#logger = logger;
    this.#stopListening = events.subscribe((event) => this.#hear(event));
    this.#lookingAgain = setInterval(() => this.#lookAtAll(), lookAgainMs).unref();
  }

  async watch(ctx: ServiceContext, scanId: string): Promise<ScanWatch | null> {
    const watch = new ScanWatch({
      ctx,
      scanId,
      onEnd: () => this.#watches.delete(watch),
      onError: (error) => this.#logger.warn({ err: error }, 'a watched scan could not be read; trying again'),
    });
    // Heard from now on, so that no change falls between the first read and the listening.
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
    clearInterval(this.#lookingAgain);
    this.#stopListening();
    for (const watch of [...this.#watches]) watch.end();
  }

  #hear(event: BusEvent): void {
    if (event.type === 'scanChanged') for (const watch of this.#watches) watch.hear(event.scanId);
    else if (event.type === 'missed') this.#lookAtAll();
  }

  #lookAtAll(): void {
    for (const watch of this.#watches) watch.look();
  }
}
