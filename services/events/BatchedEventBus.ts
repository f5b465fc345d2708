import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { BusEvent, BusMessage, EventBus } from './EventBus';
import { FrameReader, toFrames } from './frames';
import { Gate } from './Gate';
import { parseBusEvents } from './parseBusEvents';

export type BusLogger = Pick<Logger, 'info' | 'warn'>;

/** More than this many messages waiting for a connection are worth less than one "you missed something". */
const WAITING_LIMIT = 5_000;

/**
 * What both buses share: listeners, one batch per tick, and what happens around a lost connection. Messages wait while
 * there is no connection; a batch whose fate is unknown is sent again, so listeners may hear a message twice.
 */
export abstract class BatchedEventBus implements EventBus {
  protected readonly logger: BusLogger | undefined;
  #closed = false;
  readonly #maxFrameBytes: number;
  readonly #sender = randomBytes(8).toString('base64url');
  readonly #listeners = new Set<(event: BusEvent) => void>();
  readonly #reader = new FrameReader();
  readonly #hearing = new Gate();
  #waiting: BusEvent[] = [];
  #batch = 0;
  #sending: Promise<void> | null = null;
  #scheduled = false;
  #heardBefore = false;

  constructor({ maxFrameBytes, logger }: { maxFrameBytes: number; logger?: BusLogger | undefined }) {
    this.#maxFrameBytes = maxFrameBytes;
    this.logger = logger;
  }

  /** Sends frames in order; rejects when it is not certain that all of them were taken. */
  protected abstract send(frames: readonly string[]): Promise<void>;
  protected abstract canSend(): boolean;
  /** Gives up the connection that sends, to get a new one: the one there is takes nothing. */
  protected abstract renewSender(): void;
  protected abstract disconnect(): Promise<void>;

  protected isClosed(): boolean {
    return this.#closed;
  }

  publish(message: BusMessage): void {
    if (this.#closed) return;
    this.#waiting.push(message);
    if (this.#waiting.length > WAITING_LIMIT) this.#waiting = [{ type: 'missed' }];
    this.#schedule();
  }

  subscribe(listener: (event: BusEvent) => void): () => void {
    // Wrapped, so that the same function subscribed twice is two subscriptions.
    const own = (event: BusEvent) => listener(event);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  ready(): Promise<void> {
    return this.#hearing.passed();
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    await this.#sending;
    if (this.canSend()) await this.#flush();
    this.#closed = true;
    this.#hearing.end(new Error('The event bus is closed.'));
    this.#listeners.clear();
    await this.disconnect();
  }

  /** To be called when messages of others are heard: at first, and again after each reconnect. */
  protected nowHearing(): void {
    this.#reader.reset();
    this.#hearing.open();
    if (this.#heardBefore) this.#emit({ type: 'missed' });
    this.#heardBefore = true;
  }

  /** To be called when the connection that hears is lost. */
  protected nowDeaf(): void {
    this.#hearing.shut();
  }

  /** To be called when the connection that sends is there: what waited goes out. */
  protected nowSending(): void {
    this.#schedule();
  }

  protected receive(frame: string): void {
    const text = this.#reader.read(frame);
    if (text === null) return;
    for (const event of parseBusEvents(text)) this.#emit(event);
  }

  #emit(event: BusEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (error) {
        this.logger?.warn({ err: error, event: event.type }, 'a listener of the event bus failed');
      }
    }
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      if (this.#sending || this.#closed || !this.canSend() || this.#waiting.length === 0) return;
      this.#sending = this.#flush().finally(() => {
        this.#sending = null;
        if (this.#waiting.length > 0) this.#schedule();
      });
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    if (batch.length === 0) return;
    this.#waiting = [];
    this.#batch += 1;
    try {
      await this.send(
        toFrames({ sender: this.#sender, batch: this.#batch, value: batch, maxBytes: this.#maxFrameBytes }),
      );
    } catch (error) {
      this.logger?.warn({ err: error, messages: batch.length }, 'events wait for the connection');
      this.#waiting = [...batch, ...this.#waiting];
      this.renewSender();
    }
  }
}
