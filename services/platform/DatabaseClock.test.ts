import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseClock } from './DatabaseClock';
import { databaseForTests } from '../testing/database';

const DAY_MS = 86_400_000;

const database = await databaseForTests();
afterEach(() => void vi.useRealTimers());

it('a process has the time of the database, however wrong the clock of its machine is', async () => {
  const before = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: before + 40 * DAY_MS });
  const clock = await DatabaseClock.open(database.db.pool);
  const first = clock.now().getTime();
  vi.setSystemTime(before - 40 * DAY_MS);
  const second = clock.now().getTime();
  clock.close();
  for (const time of [first, second]) expect(Math.abs(time - before)).toBeLessThan(DAY_MS);
  expect(second).toBeGreaterThanOrEqual(first);
});
