import { EventEmitter, once } from 'node:events';
import type { Logger } from 'pino';
import { NO_TRACES, type Span, type Traces } from '../tracing/Traces';
import type { BusEvent, EventBus } from './EventBus';
import { parseBusEvents } from './parseBusEvents';
import { toPayloads } from './toPayloads';

export type BusLogger = Pick<Logger, 'info' | 'warn'>;

/** More messages than this are not kept for a connection: one `missed` in their place is read faster. */
const WAITING_LIMIT = 5_000;

/** Takes messages that could not be sent. */
export type SecondWay = (messages: readonly BusEvent[]) => void;

/**
 * The part that both buses share: listeners, one batch per tick, and what happens around a lost connection. Messages wait
 * while there is no connection, unless there is a second way for them. A batch is sent again when it is not certain that it arrived, so listeners may get a
 * message twice.
 */
export abstract class BatchedEventBus implements EventBus {
  protected readonly logger: BusLogger | undefined;
  /** The name of the transport, for traces. */
  protected abstract readonly system: 'postgresql' | 'redis';
  readonly #secondWay: SecondWay | null;
  readonly #traces: Traces;
  /** The steps of traces that end when their messages have been sent. */
  readonly #announcing = new WeakMap<BusEvent, Span>();
  readonly #listeners = new Set<(event: BusEvent) => void>();
  /** Emits `receiving`, and `error` when the bus is closed. Without a listener of its own, `error` would be thrown. */
  readonly #connection = new EventEmitter().setMaxListeners(0).on('error', () => undefined);
  #closed = false;
  #isReceiving = false;
  #hasReceived = false;
  #waiting: BusEvent[] = [];
  #sending: Promise<void> | null = null;
  #scheduled = false;

  /**
   * @param options.secondWay takes messages while they cannot be sent.
   * @param options.isOneOfTwo whether messages may come another way before the first connection. That may have lost some.
   */
  constructor({
    logger,
    secondWay,
    isOneOfTwo = false,
    traces = NO_TRACES,
  }: {
    logger?: BusLogger | undefined;
    secondWay?: SecondWay | undefined;
    isOneOfTwo?: boolean | undefined;
    traces?: Traces | undefined;
  }) {
    this.logger = logger;
    this.#traces = traces;
    this.#secondWay = secondWay ?? null;
    this.#hasReceived = isOneOfTwo;
  }

  /** Sends payloads in order. Rejects when it is not certain that all of them arrived. */
  protected abstract send(payloads: readonly string[]): Promise<void>;
  protected abstract canSend(): boolean;
  /** Replaces the connection that sends, because it does not work any more. */
  protected abstract renewSender(): void;
  protected abstract disconnect(): Promise<void>;

  protected isClosed(): boolean {
    return this.#closed;
  }

  publish(message: BusEvent): void {
    if (this.#closed) return;
    this.#waiting.push(this.#inTrace(message));
    if (this.#waiting.length > WAITING_LIMIT) this.#waiting = [{ type: 'missed' }];
    this.#schedule();
  }

  subscribe(listener: (event: BusEvent) => void): () => void {
    // Wrapped, so that the same function subscribed twice is two subscriptions.
    const own = (event: BusEvent) => listener(event);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  isDegraded(): boolean {
    return false;
  }

  /** Whether messages of others arrive now, and ours leave. */
  isConnected(): boolean {
    return this.#isReceiving && this.canSend();
  }

  async ready(): Promise<void> {
    if (this.#closed) throw closedError();
    if (!this.#isReceiving) await once(this.#connection, 'receiving');
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    await this.#sending;
    if (this.canSend()) await this.#flush();
    else this.#handOver();
    this.#closed = true;
    this.#connection.emit('error', closedError());
    this.#listeners.clear();
    await this.disconnect();
  }

  /** Subclasses call this when messages of others begin to arrive: at first, and again after each reconnect. */
  protected startedReceiving(): void {
    this.#isReceiving = true;
    this.#connection.emit('receiving');
    if (this.#hasReceived) this.#emit({ type: 'missed' });
    this.#hasReceived = true;
  }

  /** Subclasses call this when the connection that receives is lost. */
  protected stoppedReceiving(): void {
    this.#isReceiving = false;
  }

  /** Subclasses call this when the connection that sends is there: waiting messages go out. */
  protected startedSending(): void {
    this.#schedule();
  }

  protected receive(payload: string): void {
    for (const event of parseBusEvents(payload)) this.#emit(event);
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
      if (this.#sending || this.#closed || this.#waiting.length === 0) return;
      if (!this.canSend()) {
        this.#handOver();
        return;
      }
      this.#sending = this.#flush().finally(() => {
        this.#sending = null;
        if (this.#waiting.length > 0) this.#schedule();
      });
    });
  }

  #handOver(): void {
    if (!this.#secondWay) return;
    const messages = this.#waiting;
    this.#waiting = [];
    for (const message of messages) this.#announcing.get(message)?.end({ hasFailed: true });
    this.#secondWay(messages);
  }

  /** Has the trace go on in whatever process hears the message. */
  #inTrace(message: BusEvent): BusEvent {
    if (message.type !== 'receiptChanged') return message;
    const parent = message.trace ?? this.#traces.current();
    if (parent === null) return message;
    const attributes = { 'messaging.system': this.system };
    const span = this.#traces.begin({ name: 'announce', kind: 'producer', parent, attributes });
    const inTrace = { ...message, trace: span.traceParent ?? parent };
    this.#announcing.set(inTrace, span);
    return inTrace;
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    if (batch.length === 0) return;
    this.#waiting = [];
    try {
      await this.send(toPayloads(batch));
      for (const message of batch) this.#announcing.get(message)?.end();
    } catch (error) {
      this.logger?.warn({ err: error, messages: batch.length }, 'events wait for the connection');
      this.#waiting = [...batch, ...this.#waiting];
      this.#handOver();
      this.renewSender();
    }
  }
}

function closedError(): Error {
  return new Error('The event bus is closed.');
}
