import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MigrationError, runMigrations } from './migrations';
import { createTestDatabase, type TestDatabase } from './testing/database';

const shipped = fileURLToPath(new URL('../prisma/migrations/', import.meta.url));

describe('migrations', () => {
  let database: TestDatabase;
  let folder: string;

  const add = async (name: string, sql: string) => {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'migration.sql'), sql);
  };
  const run = () => runMigrations({ url: database.url, folder });

  beforeEach(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'fairtab-migrations-'));
    await cp(shipped, folder, { recursive: true });
  });

  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('finds nothing to do on a database that is up to date', async () => {
    expect(await run()).toEqual({ applied: [], unknown: [] });
  });

  it('applies a new migration once when several processes start together', async () => {
    await add('30000101000000_plate', 'CREATE TABLE plate (id int); INSERT INTO plate VALUES (1);');
    const outcomes = await Promise.all([run(), run(), run()]);
    expect(outcomes.flatMap((outcome) => outcome.applied)).toEqual(['30000101000000_plate']);
    expect((await database.db.pool.query('SELECT id FROM plate')).rows).toEqual([{ id: 1 }]);
  });

  it('rolls back a migration that fails, and applies it once it is corrected', async () => {
    await add('30000101000000_plate', 'CREATE TABLE plate (id int); SELECT 1 / 0;');
    await expect(run()).rejects.toThrow(/30000101000000_plate failed and nothing of it was kept: division by zero/);
    await add('30000101000000_plate', 'CREATE TABLE plate (id int);');
    expect((await run()).applied).toEqual(['30000101000000_plate']);
  });

  it('refuses to go on when an applied migration was changed', async () => {
    await add('30000101000000_plate', 'CREATE TABLE plate (id int);');
    await run();
    await add('30000101000000_plate', 'CREATE TABLE plate (id bigint);');
    await expect(run()).rejects.toThrow(MigrationError);
    await expect(run()).rejects.toThrow(/30000101000000_plate was changed after it had been applied/);
  });

  it('reports migrations of a newer version and leaves them alone', async () => {
    await add('30000101000000_plate', 'CREATE TABLE plate (id int);');
    await run();
    await rm(join(folder, '30000101000000_plate'), { recursive: true });
    expect(await run()).toEqual({ applied: [], unknown: ['30000101000000_plate'] });
  });

  it("stops at a migration that Prisma's own tool left half done", async () => {
    await add('30000101000000_plate', 'CREATE TABLE plate (id int);');
    await database.db.pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('half', 'x', '30000101000000_plate')`,
    );
    await expect(run()).rejects.toThrow(/never finished/);
  });
});
