import { Redis } from 'ioredis';
import { BatchedEventBus, type BusLogger, type SecondWay } from './BatchedEventBus';
import type { Traces } from '../tracing/Traces';
import { reconnectDelay } from './reconnectDelay';

const CHANNEL = 'fairtab:events';
const COMMAND_TIMEOUT_MS = 5_000;
const HEARTBEAT_MS = 15_000;

/** Events over Redis publish and subscribe. A subscribed connection may do nothing else, so there are two. */
export class RedisEventBus extends BatchedEventBus {
  protected readonly system = 'redis';
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #heartbeat: NodeJS.Timeout;

  /** @param secondWay takes messages while Redis cannot be reached. Without it they wait. */
  constructor({
    redisUrl,
    logger,
    secondWay,
    traces,
  }: {
    redisUrl: string;
    logger?: BusLogger | undefined;
    secondWay?: SecondWay | undefined;
    traces?: Traces | undefined;
  }) {
    super({ logger, secondWay, isOneOfTwo: secondWay !== undefined, traces });
    this.#publisher = this.#connect({ redisUrl, connectionName: 'fairtab-events-out' });
    this.#subscriber = this.#connect({ redisUrl, connectionName: 'fairtab-events-in' });
    this.#publisher.on('ready', () => this.startedSending());
    this.#subscriber.on('ready', () => void this.#listen());
    this.#subscriber.on('close', () => this.stoppedReceiving());
    this.#subscriber.on('message', (channel, payload) => {
      if (channel === CHANNEL) this.receive(payload);
    });
    this.#heartbeat = setInterval(() => {
      // A network that stops answering causes no error by itself, so this asks regularly.
      for (const redis of [this.#publisher, this.#subscriber]) {
        if (redis.status === 'ready') redis.ping().catch(() => this.#renew(redis));
      }
    }, HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  protected canSend(): boolean {
    return this.#publisher.status === 'ready';
  }

  protected async send(payloads: readonly string[]): Promise<void> {
    await Promise.all(payloads.map((payload) => this.#publisher.publish(CHANNEL, payload)));
  }

  protected renewSender(): void {
    this.#renew(this.#publisher);
  }

  protected async disconnect(): Promise<void> {
    clearInterval(this.#heartbeat);
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }

  #connect({ redisUrl, connectionName }: { redisUrl: string; connectionName: string }): Redis {
    const redis = new Redis(redisUrl, {
      connectionName,
      retryStrategy: (attempt) => reconnectDelay({ attempt, random: Math.random() }),
      // Commands fail at once when the connection breaks, because the base class decides what is sent again.
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      // Subscribed again by #listen, because only the answer says from when on messages arrive.
      autoResubscribe: false,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
    redis.on('error', (error) => this.logger?.warn({ err: error, connectionName }, 'the event bus cannot reach Redis'));
    return redis;
  }

  async #listen(): Promise<void> {
    try {
      await this.#subscriber.subscribe(CHANNEL);
      if (!this.isClosed()) this.startedReceiving();
    } catch {
      this.#renew(this.#subscriber);
    }
  }

  #renew(redis: Redis): void {
    if (!this.isClosed() && redis.status === 'ready') redis.disconnect(true);
  }
}
