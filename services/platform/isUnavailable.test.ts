import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from './db';
import { isUnavailable } from './isUnavailable';
import { createTestDatabase, type TestDatabase } from '../testing/database';

const caught = async (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => null,
    (error: unknown) => error,
  );

/** A port on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a database that nobody runs', () => {
  let nowhere: Database;
  beforeAll(async () => {
    nowhere = openDatabase({ url: `postgresql://nobody@127.0.0.1:${await closedPort()}/nothing`, poolMax: 1 });
  });
  afterAll(() => nowhere.close());

  it('is unavailable over pg', async () => {
    expect(isUnavailable(await caught(() => nowhere.pool.query('SELECT 1')))).toBe(true);
  });

  it('is unavailable over Prisma', async () => {
    expect(isUnavailable(await caught(() => nowhere.prisma.guest.count()))).toBe(true);
  });
});

describe('a database that runs', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolMax: 2 });
  });
  afterAll(() => database.drop());

  it('is unavailable when it ends the connection of a statement', async () => {
    const error = await caught(() => database.db.pool.query('SELECT pg_terminate_backend(pg_backend_pid())'));
    expect(isUnavailable(error)).toBe(true);
  });

  it('is unavailable when a lock is not given in time', async () => {
    const { pool, prisma } = database.db;
    const holder = await pool.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE guest');
      const waiting = await caught(() =>
        prisma.$transaction(async (transaction) => {
          await transaction.$executeRawUnsafe("SET LOCAL lock_timeout = '20ms'");
          await transaction.guest.count();
        }),
      );
      expect(isUnavailable(waiting)).toBe(true);
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
  });

  it.each([
    ['a statement that takes too long', "SET LOCAL statement_timeout = '20ms'", 'SELECT pg_sleep(60)'],
    ['a database that only reads for now', 'SET TRANSACTION READ ONLY', "INSERT INTO guest (id) VALUES ('ana')"],
  ])('is unavailable for %s', async (_what, setting, statement) => {
    const { pool, prisma } = database.db;
    const overPrisma = await caught(() =>
      prisma.$transaction([prisma.$executeRawUnsafe(setting), prisma.$executeRawUnsafe(statement)]),
    );
    const overPg = await caught(() => pool.query(`BEGIN; ${setting}; ${statement}`));
    await pool.query('ROLLBACK');
    expect([isUnavailable(overPrisma), isUnavailable(overPg)]).toEqual([true, true]);
  });

  it('is no excuse for a statement that is wrong', async () => {
    expect(isUnavailable(await caught(() => database.db.pool.query('SELECT nothing FROM nowhere')))).toBe(false);
    expect(isUnavailable(await caught(() => database.db.prisma.$queryRawUnsafe('SELECT 1 / 0')))).toBe(false);
  });
});

it('is not said of mistakes in our code, nor of values that are no errors', () => {
  const endless = new Error('loop');
  endless.cause = endless;
  for (const error of [new TypeError('x is undefined'), endless, 'ECONNREFUSED', null, undefined])
    expect(isUnavailable(error)).toBe(false);
});
