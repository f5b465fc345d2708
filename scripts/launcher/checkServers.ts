import { checkDatabase as check, UnsafeDatabase } from '@fairtab/services/checkDatabase';
import { Redis } from 'ioredis';
import { errorCode, Problem } from './Problem';

function explainDatabase(error: unknown): string {
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
      return 'nothing listens there';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no machine of that name';
    case '28P01':
    case '28000':
      return 'it does not accept that user and password';
    case '3D000':
      return 'it has no such database';
    default:
      return error instanceof Error && error.message ? error.message : 'it does not answer';
  }
}

/** Host, port and path of a URL. Messages show these, never the password. */
function place(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** @throws Problem when the database of DATABASE_URL does not answer within 8 seconds, or would not keep what is saved. */
export async function checkDatabase(url: string): Promise<string> {
  try {
    return `PostgreSQL ${await check(url)} at ${place(url)}`;
  } catch (error) {
    if (error instanceof UnsafeDatabase)
      throw new Problem(`The database of DATABASE_URL (${place(url)}) must not be used: ${error.message}`);
    const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
    throw new Problem(
      `The database of DATABASE_URL (${place(url)}) cannot be used: ${explainDatabase(cause)}. Correct DATABASE_URL, or leave it out to use the built-in database.`,
    );
  }
}

/** Says whether the Redis of REDIS_URL answers within 5 seconds. Fairtab starts without it, too, and uses it once it is there. */
export async function checkRedis(url: string): Promise<string> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5000,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  let heard: unknown = null;
  redis.on('error', (error) => (heard = error));
  try {
    await redis.connect();
    await redis.ping();
    return `Redis at ${place(url)}`;
  } catch (error) {
    return `Redis at ${place(url)} cannot be used now: ${explainDatabase(heard ?? error)}. Jobs wait until it can`;
  } finally {
    redis.disconnect();
  }
}
