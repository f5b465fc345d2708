import type { Traces } from '../tracing/Traces';
import type { EventBus } from './EventBus';
import type { BusLogger } from './BatchedEventBus';
import { PostgresEventBus } from './PostgresEventBus';
import { TwoWayEventBus } from './TwoWayEventBus';

/**
 * Opens the bus on which api and worker processes tell each other what changed: on Redis when it is configured and can
 * be reached, else on PostgreSQL. It connects by itself and keeps trying; `ready()` waits for that.
 */
export function openEventBus({
  databaseUrl,
  redisUrl,
  logger,
  traces,
}: {
  databaseUrl: string;
  redisUrl?: string | null | undefined;
  logger?: BusLogger | undefined;
  traces?: Traces | undefined;
}): EventBus {
  return redisUrl
    ? new TwoWayEventBus({ redisUrl, databaseUrl, logger, traces })
    : new PostgresEventBus({ databaseUrl, logger, traces });
}
