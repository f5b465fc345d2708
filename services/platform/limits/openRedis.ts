import { Redis } from 'ioredis';

/** A Redis that hangs must not hold up a login for longer than this, in ms. */
const COMMAND_MS = 1_000;

/** A connection whose commands fail at once while Redis is away, instead of piling up. */
export function openRedis(url: string, logger: { warn(detail: object, message: string): void }): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: COMMAND_MS });
  redis.on('error', (error: Error) => logger.warn({ err: error }, 'Redis cannot be reached'));
  return redis;
}
