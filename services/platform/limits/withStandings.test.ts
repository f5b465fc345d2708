import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db';
import { TooManyAttempts } from '../errors';
import { databaseForTests } from '../../testing/database';
import { LIMITS, SHARED_WITH_STRANGERS } from './limits';
import { openRateLimits, type RateLimits, type Standing } from './RateLimits';
import { withStandings } from './withStandings';

const database = await databaseForTests();
let db: Database;
let limits: RateLimits;
beforeAll(async () => {
  db = openDatabase({ url: database.url, poolMax: 5 });
  limits = openRateLimits({ pool: db.pool, redis: null });
});
afterAll(() => db.close());

/** The limits of a new request, and what it was told last. */
function request(): { limits: RateLimits; told: () => Standing | null } {
  let told: Standing | null = null;
  return { limits: withStandings(limits, (standing) => (told = standing)), told: () => told };
}

async function useUp(limit: keyof typeof LIMITS, key: string): Promise<void> {
  for (let spent = 0; spent < LIMITS[limit].points; spent += 1) await limits.spend(limit, key);
}

describe('a request', () => {
  it('is told nothing before it counts', async () => {
    const { limits: own, told } = request();
    await own.check('exportsOfAccount', 'ana');
    expect(told()).toBeNull();
  });

  it('is told what is left, and when all is allowed again', async () => {
    const { points, seconds } = LIMITS.exportsOfAccount;
    await request().limits.spend('exportsOfAccount', 'ben');
    const { limits: own, told } = request();
    await own.spend('exportsOfAccount', 'ben');
    expect(told()).toMatchObject({ limit: points, remaining: points - 2 });
    expect(told()?.resetSeconds).toBeGreaterThan(seconds - 60);
    expect(told()?.resetSeconds).toBeLessThanOrEqual(seconds);
  });

  it('that counts for several limits is told the one that refuses first, in whatever order', async () => {
    for (const names of [
      ['scansOfGuest', 'scansFromAddress'],
      ['scansFromAddress', 'scansOfGuest'],
    ] as const) {
      const { limits: own, told } = request();
      for (const name of names) await own.spend(name, names.join(' '));
      expect(told()).toMatchObject({ limit: LIMITS.scansOfGuest.points, remaining: LIMITS.scansOfGuest.points - 1 });
    }
  });

  it.each(['spend', 'check'] as const)('that is refused by %s is told the limit that refused it', async (move) => {
    await useUp('mailsOfAccount', move);
    await useUp('exportsOfAccount', move);
    const { limits: own, told } = request();
    for (const limit of ['mailsOfAccount', 'exportsOfAccount'] as const) {
      await expect(own[move](limit, move)).rejects.toBeInstanceOf(TooManyAttempts);
      expect(told()).toMatchObject({ limit: LIMITS[limit].points, remaining: 0 });
    }
  });

  it.each(SHARED_WITH_STRANGERS)('is not told what strangers left of %s', async (limit) => {
    const { limits: own, told } = request();
    for (let spent = 0; spent < LIMITS[limit].points; spent += 1) await own.spend(limit, 'dan');
    await expect(own.spend(limit, 'dan')).rejects.toBeInstanceOf(TooManyAttempts);
    expect(told()).toBeNull();
  });
});
