import type { ServiceContext } from '@fairtab/services/context';
import type { BusEvent, EventBus } from '@fairtab/services/platform/events/EventBus';
import type { Logger } from 'pino';
import type { LiveProgress } from '../../context';
import { ProgressWatch, type Followed } from './ProgressWatch';

/** All that is watched is read again this often, in ms: work that no worker takes up fails by time alone, without an event. */
const REFRESH_MS = 15_000;

/** The watched work of one kind, such as scans, in this process. */
export class ProgressHub<State extends object> implements LiveProgress<State> {
  readonly #followed: Followed<State>;
  readonly #watches = new Set<ProgressWatch<State>>();
  readonly #logger: Logger;
  readonly #stopListening: () => void;
  readonly #refreshing: NodeJS.Timeout;

  constructor({
    events,
    logger,
    followed,
    refreshMs = REFRESH_MS,
  }: {
    events: EventBus;
    logger: Logger;
    followed: Followed<State>;
    refreshMs?: number;
  }) {
    this.#followed = followed;
    this.#logger = logger;
    this.#stopListening = events.subscribe((event) => this.#onEvent(event));
    this.#refreshing = setInterval(() => this.#refreshAll(), refreshMs).unref();
  }

  async watch(ctx: ServiceContext, id: string): Promise<ProgressWatch<State> | null> {
    const watch = new ProgressWatch({
      ctx,
      id,
      followed: this.#followed,
      onEnd: () => this.#watches.delete(watch),
      onError: (error) => this.#logger.warn({ err: error }, 'watched work could not be read; trying again'),
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
    if (event.type === 'missed') this.#refreshAll();
    else for (const watch of this.#watches) watch.onEvent(event);
  }

  #refreshAll(): void {
    for (const watch of this.#watches) watch.refresh();
  }
}
