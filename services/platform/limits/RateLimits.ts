import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { TooManyAttempts } from '../errors';
import { NO_METRICS, type Metrics } from '../metrics/Metrics';
import { LIMITS, type LimitName } from './limits';

/** The rest of a limit for whoever asks. */
export interface Standing {
  /** How many attempts the limit allows. */
  readonly limit: number;
  readonly remaining: number;
  /** The seconds until all of them are allowed again. */
  readonly resetSeconds: number;
}

/** Counts attempts. Keys are names or addresses; only their hashes are stored. */
export interface RateLimits {
  /** Counts one attempt. @throws TooManyAttempts when that is more than the limit. */
  spend(limit: LimitName, key: string): Promise<Standing>;
  /** Counts nothing. @returns how many attempts are counted. @throws TooManyAttempts when the limit is used up. */
  check(limit: LimitName, key: string): Promise<number>;
  /** Sets the count back to 0, as after a success. */
  forget(limit: LimitName, key: string): Promise<void>;
}

/** Counted in each process alone: a tap must not wait for another write, and a diner's phone talks to few processes. */
const IN_MEMORY: readonly LimitName[] = [
  'claimsOfDiner',
  'callsOfAccessToken',
  'firstClaimsFromAddress',
  'vitalsFromAddress',
];

/**
 * Counts in Redis when it is configured, else in PostgreSQL, so that all processes share the counts. While Redis is away each
 * process counts alone.
 */
export function openRateLimits({
  pool,
  redis,
  metrics = NO_METRICS,
}: {
  pool: Pool;
  redis: Redis | null;
  metrics?: Metrics;
}): RateLimits {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, { points, seconds: duration }]): [string, RateLimiterAbstract] => {
      const options = { keyPrefix: name, points, duration };
      if (IN_MEMORY.some((limit) => limit === name)) return [name, new RateLimiterMemory(options)];
      if (redis) {
        const insuranceLimiter = new RateLimiterMemory(options);
        return [name, new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter })];
      }
      const table = { storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true };
      return [name, new RateLimiterPostgres({ ...options, ...table, clearExpiredByTimeout: true })];
    }),
  );
  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`There is no limit called ${name}`);
    return limiter;
  };
  const refuse = (limit: LimitName, { msBeforeNext }: RateLimiterRes): TooManyAttempts => {
    metrics.refused(limit);
    return new TooManyAttempts({ retryAfterSeconds: secondsOf(msBeforeNext) });
  };
  return {
    spend: async (limit, key) => {
      try {
        const { remainingPoints, msBeforeNext } = await limiterOf(limit).consume(hashOf(key));
        return { limit: LIMITS[limit].points, remaining: remainingPoints, resetSeconds: secondsOf(msBeforeNext) };
      } catch (error) {
        throw error instanceof RateLimiterRes ? refuse(limit, error) : error;
      }
    },
    check: async (limit, key) => {
      const spent = await limiterOf(limit).get(hashOf(key));
      if (spent && spent.consumedPoints >= LIMITS[limit].points) throw refuse(limit, spent);
      return spent?.consumedPoints ?? 0;
    },
    forget: async (limit, key) => {
      await limiterOf(limit).delete(hashOf(key));
    },
  };
}

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
