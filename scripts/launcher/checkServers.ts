import { checkDatabase as check, UnsafeDatabase } from '@fairtab/services/platform/checkDatabase';
import type { S3Config } from '@fairtab/services/config';
import { openFileStore } from '@fairtab/services/platform/files/openFileStore';
import { isUnavailable } from '@fairtab/services/platform/isUnavailable';
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

/**
 * Says whether the bucket of S3_BUCKET answers. Fairtab starts without it, too: only what needs photos waits.
 * @throws Problem when the store answers that this key may not use the bucket, or that there is no such bucket.
 */
export async function checkBucket(s3: S3Config): Promise<string> {
  const where = `bucket ${s3.bucket} at ${s3.endpoint ?? `Amazon S3 in ${s3.region}`}`;
  const files = await openFileStore({ s3, dataDir: '' });
  try {
    await files.list()[Symbol.asyncIterator]().next();
    return where;
  } catch (error) {
    if (isUnavailable(error)) return `${where} cannot be used now. Photos wait until it can`;
    const reason = error instanceof Error ? error.name : 'it does not answer';
    throw new Problem(`The ${where} cannot be used: ${reason}. Correct the variables that begin with S3_.`, {
      cause: error,
    });
  }
}
