import type { ServiceContext } from '@fairtab/services/context';
import type { BusMessage } from '@fairtab/services/platform/events/EventBus';
import { LatestQueue } from '../receipts/LatestQueue';

/** How work of one kind is followed. */
export interface Followed<State> {
  /** @returns null when there is none, or the viewer may not see it. */
  read(ctx: ServiceContext, id: string): Promise<State | null>;
  isOver(state: State): boolean;
  /** Whether subscribers get to hear of the difference. */
  isChanged(state: State, last: State): boolean;
  /** Whether the message may be about this work, which is as `last` says. */
  concerns(message: BusMessage, work: { readonly id: string; readonly last: State | null }): boolean;
}

/**
 * Pushes the states of one piece of work to one viewer. When it may have changed it is read again, once for all events
 * since the last read. A slow subscriber gets the newest state only.
 */
export class ProgressWatch<State extends object> extends LatestQueue<State> {
  readonly #ctx: ServiceContext;
  readonly #id: string;
  readonly #followed: Followed<State>;
  readonly #onError: (error: unknown) => void;
  #lastPushed: State | null = null;
  #isStale = false;
  #isReading = false;

  constructor(options: {
    ctx: ServiceContext;
    id: string;
    followed: Followed<State>;
    onEnd: () => void;
    onError: (error: unknown) => void;
  }) {
    super({ merge: (_waiting, next) => next, onEnd: options.onEnd });
    this.#ctx = options.ctx;
    this.#id = options.id;
    this.#followed = options.followed;
    this.#onError = options.onError;
  }

  /** Reads the work for the first time. @returns false when there is none, or the viewer may not see it. @throws when it cannot be read. */
  async begin(): Promise<boolean> {
    this.#isStale = true;
    await this.#readWhileStale();
    return this.#lastPushed !== null;
  }

  onEvent(message: BusMessage): void {
    if (this.#followed.concerns(message, { id: this.#id, last: this.#lastPushed })) this.refresh();
  }

  /** Reads the work again and pushes it if it has changed. */
  refresh(): void {
    this.#isStale = true;
    if (!this.#isReading) void this.#readWhileStale().catch(this.#onError);
  }

  async #readWhileStale(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#isStale && !this.hasEnded) {
        this.#isStale = false;
        const state = await this.#followed.read(this.#ctx, this.#id);
        if (state && (!this.#lastPushed || this.#followed.isChanged(state, this.#lastPushed))) {
          this.#lastPushed = state;
          this.push(state);
        }
        if (!state || this.#followed.isOver(state)) this.end();
      }
    } finally {
      this.#isReading = false;
    }
  }
}
