import type { EventBus } from './EventBus';
import type { BusLogger } from './BatchedEventBus';
import { PostgresEventBus } from './PostgresEventBus';
import { RedisEventBus } from './RedisEventBus';

/**
 * The way api and worker processes tell each other what changed: Redis when there is one, else the database itself. It
 * connects on its own and keeps trying; `ready()` waits for it.
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
