import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db';
import { TooManyAttempts } from '../errors';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/silentLogger';
import { hasRedisServer, redisTitle, startTestRedis, type TestRedis } from '../../testing/redis';
import { LIMITS } from './limits';
import { openRedis } from './openRedis';
import { openRateLimits, type RateLimits } from './RateLimits';

const { points } = LIMITS.failedLoginsOfAccount;

describe.each([
  { place: 'PostgreSQL', isPossible: true, isRedis: false },
  { place: redisTitle('Redis'), isPossible: hasRedisServer, isRedis: true },
])('attempts counted in $place', ({ isPossible, isRedis }) => {
  describe.skipIf(!isPossible)('by two processes', () => {
    let database: TestDatabase;
    let redis: TestRedis | null = null;
    let here: RateLimits;
    let there: RateLimits;
    const closing: (() => unknown)[] = [];

    beforeAll(async () => {
      database = await createTestDatabase();
      redis = isRedis ? await startTestRedis() : null;
      here = openProcess();
      there = openProcess();
    });
    afterAll(async () => {
      for (const close of closing) await close();
      await redis?.stop();
      await database.drop();
    });

    function openProcess(): RateLimits {
      const db = openDatabase({ url: database.url, poolMax: 5 });
      const connection = redis === null ? null : new Redis(redis.url);
      closing.push(
        () => db.close(),
        () => connection?.disconnect(),
      );
      return openRateLimits({ pool: db.pool, redis: connection });
    }

    it('are counted together', async () => {
      for (let spent = 0; spent < points; spent += 1)
        await (spent % 2 === 0 ? here : there).spend('failedLoginsOfAccount', 'ana');
      for (const process of [here, there]) {
        await expect(process.check('failedLoginsOfAccount', 'ana')).rejects.toBeInstanceOf(TooManyAttempts);
        await expect(process.spend('failedLoginsOfAccount', 'ana')).rejects.toBeInstanceOf(TooManyAttempts);
        await process.check('failedLoginsOfAccount', 'ben');
        await process.check('failedConfirmationsOfAccount', 'ana');
      }
    });

    it('are all counted when they come at once', async () => {
      const tries = await Promise.allSettled(
        Array.from({ length: 3 * points }, (_, index) =>
          (index % 2 === 0 ? here : there).spend('failedLoginsOfAccount', 'crowd'),
        ),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(points);
    });

    it('start again at 0 in all processes once one process forgets them', async () => {
      for (let spent = 0; spent < points; spent += 1) await here.spend('failedLoginsOfAccount', 'cleo');
      await there.forget('failedLoginsOfAccount', 'cleo');
      await here.check('failedLoginsOfAccount', 'cleo');
      await here.spend('failedLoginsOfAccount', 'cleo');
    });

    it('are refused with the time to wait', async () => {
      for (let spent = 0; spent < points; spent += 1) await here.spend('failedLoginsOfAccount', 'dan');
      const refused = await there.check('failedLoginsOfAccount', 'dan').catch((error: unknown) => error);
      const { retryAfterSeconds } = refused as TooManyAttempts;
      expect(retryAfterSeconds).toBeGreaterThan(LIMITS.failedLoginsOfAccount.seconds - 60);
      expect(retryAfterSeconds).toBeLessThanOrEqual(LIMITS.failedLoginsOfAccount.seconds);
    });
  });
});

describe.skipIf(!hasRedisServer)(redisTitle('while Redis is away'), () => {
  it('attempts are counted in the process, and refused beyond the limit as before', async () => {
    const database = await createTestDatabase();
    const server = await startTestRedis();
    const redis = openRedis(server.url, silentLogger);
    await once(redis, 'ready');
    const limits = openRateLimits({ pool: database.db.pool, redis });
    await limits.spend('failedLoginsOfAccount', 'ana');
    const lost = once(redis, 'close');
    await server.stop();
    await lost;
    for (let spent = 0; spent < points; spent += 1) await limits.spend('failedLoginsOfAccount', 'ana');
    for (const refused of [limits.spend('failedLoginsOfAccount', 'ana'), limits.check('failedLoginsOfAccount', 'ana')])
      await expect(refused).rejects.toBeInstanceOf(TooManyAttempts);
    await limits.forget('failedLoginsOfAccount', 'ana');
    await limits.check('failedLoginsOfAccount', 'ana');
    redis.disconnect();
    await database.drop();
  });
});
