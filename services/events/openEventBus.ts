import type { EventBus } from './EventBus';
import type { BusLogger } from './BatchedEventBus';
import { PostgresEventBus } from './PostgresEventBus';
import { RedisEventBus } from './RedisEventBus';

/**
 * Opens the bus on which api and worker processes tell each other what changed: on Redis when it is configured, else on
 * PostgreSQL. It connects by itself and keeps trying; `ready()` waits for that.
 */
export function openEventBus({
  databaseUrl,
  redisUrl,
  logger,
}: {
  databaseUrl: string;
  redisUrl?: string | null | undefined;
  logger?: BusLogger | undefined;
}): EventBus {
  return redisUrl ? new RedisEventBus({ redisUrl, logger }) : new PostgresEventBus({ databaseUrl, logger });
}
