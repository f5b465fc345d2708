import { Redis } from 'ioredis';
import { BatchedEventBus, type BusLogger } from './BatchedEventBus';
import { reconnectDelay } from './reconnectDelay';

const CHANNEL = 'fairtab:events';
const MAX_FRAME_BYTES = 256 * 1024;
const ANSWER_WITHIN_MS = 5_000;
const HEARTBEAT_MS = 15_000;

/** Events over Redis publish and subscribe; a subscribed connection may do nothing else, so there are two. */
export class RedisEventBus extends BatchedEventBus {
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #heartbeat: NodeJS.Timeout;

  constructor({ redisUrl, logger }: { redisUrl: string; logger?: BusLogger | undefined }) {
    super({ maxFrameBytes: MAX_FRAME_BYTES, logger });
    this.#publisher = this.#connect({ redisUrl, connectionName: 'fairtab-events-out' });
    this.#subscriber = this.#connect({ redisUrl, connectionName: 'fairtab-events-in' });
    this.#publisher.on('ready', () => this.nowSending());
    this.#subscriber.on('ready', () => void this.#listen());
    this.#subscriber.on('close', () => this.nowDeaf());
    this.#subscriber.on('message', (channel, frame) => {
      if (channel === CHANNEL) this.receive(frame);
    });
    this.#heartbeat = setInterval(() => {
      // A network that just stops answering is no error by itself, so we ask now and then.
      for (const redis of [this.#publisher, this.#subscriber]) {
        if (redis.status === 'ready') redis.ping().catch(() => this.#renew(redis));
      }
    }, HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  protected canSend(): boolean {
    return this.#publisher.status === 'ready';
  }

  protected async send(frames: readonly string[]): Promise<void> {
    await Promise.all(frames.map((frame) => this.#publisher.publish(CHANNEL, frame)));
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
      // What is under way when a connection breaks is refused at once: this class decides what is sent again.
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      // Subscribing anew is ours too: only its answer says from when on messages are heard.
      autoResubscribe: false,
      commandTimeout: ANSWER_WITHIN_MS,
    });
    redis.on('error', (error) => this.logger?.warn({ err: error, connectionName }, 'the event bus cannot reach Redis'));
    return redis;
  }

  async #listen(): Promise<void> {
    try {
      await this.#subscriber.subscribe(CHANNEL);
      if (!this.isClosed()) this.nowHearing();
    } catch {
      this.#renew(this.#subscriber);
    }
  }

  #renew(redis: Redis): void {
    if (!this.isClosed() && redis.status === 'ready') redis.disconnect(true);
  }
}
