import type { Traces } from '../tracing/Traces';
import type { BusLogger } from './BatchedEventBus';
import type { BusEvent, BusMessage, EventBus } from './EventBus';
import { PostgresEventBus } from './PostgresEventBus';
import { RedisEventBus } from './RedisEventBus';

/**
 * Events over Redis, and over PostgreSQL while Redis cannot be reached. It always listens on both, because another process may
 * have lost Redis when this one has not.
 */
export class TwoWayEventBus implements EventBus {
  readonly #redis: RedisEventBus;
  readonly #postgres: PostgresEventBus;

  constructor({
    redisUrl,
    databaseUrl,
    logger,
    traces,
  }: {
    redisUrl: string;
    databaseUrl: string;
    logger?: BusLogger | undefined;
    traces?: Traces | undefined;
  }) {
    const postgres = new PostgresEventBus({ databaseUrl, logger, isOneOfTwo: true, traces });
    const secondWay = (messages: readonly BusEvent[]): void => {
      for (const message of messages) postgres.publish(message);
    };
    this.#postgres = postgres;
    this.#redis = new RedisEventBus({ redisUrl, logger, secondWay, traces });
  }

  publish(message: BusMessage): void {
    this.#redis.publish(message);
  }

  subscribe(listener: (event: BusEvent) => void): () => void {
    const stops = [this.#redis.subscribe(listener), this.#postgres.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  ready(): Promise<void> {
    return Promise.any([this.#redis.ready(), this.#postgres.ready()]);
  }

  isDegraded(): boolean {
    return !this.#redis.isConnected();
  }

  async close(): Promise<void> {
    await this.#redis.close();
    await this.#postgres.close();
  }
}
