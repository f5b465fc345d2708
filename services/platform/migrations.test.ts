import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MigrationError, oldestProgramIn, runMigrations } from './migrations';
import { compareVersions, PROGRAM_VERSION } from './programVersion';
import { createTestDatabase, type TestDatabase } from '../testing/database';

const shipped = fileURLToPath(new URL('../../prisma/migrations/', import.meta.url));

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

  it('lets the oldest of the accounts whose names are read as the same keep its page', async () => {
    const { pool } = database.db;
    await pool.query(`ALTER TABLE account DROP COLUMN folded_name; DROP TRIGGER account_folded_name ON account;
      DROP FUNCTION fold_new_username(); DROP FUNCTION folded_username(text)`);
    for (const [index, name] of ['dot_7215', 'dot.7215', 'ana'].entries()) {
      await pool.query('INSERT INTO guest (id) VALUES ($1)', [name]);
      await pool.query(
        `INSERT INTO account (id, username, username_key, password_hash, guest_id, created_at)
         VALUES ($1, $1, $1, '', $1, timestamptz '2026-01-09' - make_interval(days => $2))`,
        [name, index],
      );
      await pool.query("INSERT INTO name_page (user_id, on_since, display_name) VALUES ($1, now(), 'x')", [name]);
    }
    await pool.query(await readFile(join(shipped, '20261126140100_folded_names', 'migration.sql'), 'utf8'));
    const { rows } = await pool.query(`SELECT username, folded_name, on_since IS NOT NULL AS shown
      FROM account JOIN name_page ON user_id = id ORDER BY username`);
    expect(rows).toEqual([
      { username: 'ana', folded_name: 'ana', shown: true },
      { username: 'dot.7215', folded_name: 'dott2ls', shown: true },
      { username: 'dot_7215', folded_name: null, shown: false },
    ]);
  });

  it('applies a new migration once when several processes start together', async () => {
    await add('30000101000000_plate', 'CREATE TABLE plate (id int); INSERT INTO plate VALUES (1);');
    const outcomes = await Promise.all([run(), run(), run()]);
    expect(outcomes.flatMap((outcome) => outcome.applied)).toEqual(['30000101000000_plate']);
    expect((await database.db.pool.query('SELECT id FROM plate')).rows).toEqual([{ id: 1 }]);
  });

  it('gives a message of the version before an owner only where its recipient was proven', async () => {
    const { pool } = database.db;
    const name = '20261126120100_message_owner';
    await pool.query(`ALTER TABLE mail DROP COLUMN owner_guest_id, DROP COLUMN named_guest_ids`);
    await pool.query(`
      INSERT INTO guest (id) VALUES ('ana'), ('ben'), ('cleo'), ('twin'), ('diner');
      INSERT INTO account (id, username, username_key, password_hash, guest_id, email, email_verified_at)
        SELECT g, g, g, 'x', g, mail, at FROM (VALUES ('ana', 'Ana@example.com', date '2026-05-02'),
          ('ben', 'typed@example.com', NULL), ('cleo', 'both@example.com', date '2026-05-01'), ('twin', 'both@example.com', date '2026-05-01'))
          AS a (g, mail, at);
      INSERT INTO push_subscription (id, guest_id, endpoint, p256dh, auth) VALUES ('browser', 'diner', 'e', 'p', 'a');
      INSERT INTO mail (id, channel, recipient, subject, text, created_at)
        SELECT id, channel::channel, recipient, '', '', at FROM (VALUES ('1', 'email', 'ana@example.com', date '2026-05-03'),
          ('2', 'email', 'ana@example.com', date '2026-05-01'), ('3', 'email', 'typed@example.com', date '2026-05-03'),
          ('4', 'email', 'both@example.com', date '2026-05-03'), ('5', 'push', 'browser', date '2026-05-03'),
          ('6', 'email', 'nobody@example.com', date '2026-05-03')) AS m (id, channel, recipient, at)`);
    await pool.query(await readFile(join(shipped, name, 'migration.sql'), 'utf8'));
    const { rows } = await pool.query<{ owner: string | null }>('SELECT owner_guest_id AS owner FROM mail ORDER BY id');
    expect(rows.map(({ owner }) => owner)).toEqual(['ana', null, null, null, 'diner', null]);
  });

  it('says that it waits while another process migrates', async () => {
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock(72707369)');
    let hasWaited = false;
    const outcome = await runMigrations({
      url: database.url,
      folder,
      onWait: () => {
        hasWaited = true;
        void other.end();
      },
    });
    expect([hasWaited, outcome.applied]).toEqual([true, []]);
  });

  it('are never changed once they are released', async () => {
    const list = await readFile(new URL('../../prisma/migrations.sha256', import.meta.url), 'utf8');
    const frozen = new Map(list.split('\n').map((line) => [line.slice(66), line.slice(0, 64)]));
    for (const entry of await readdir(shipped, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const path = `migrations/${entry.name}/migration.sql`;
      const checksum = createHash('sha256')
        .update(await readFile(join(shipped, entry.name, 'migration.sql')))
        .digest('hex');
      expect(
        frozen.get(path),
        `prisma/migrations.sha256 needs this line for a new migration: ${checksum}  ${path}`,
      ).toBe(checksum);
    }
  });

  it('accepts the one that was edited after it had been applied, and adds what the edit added', async () => {
    const { pool } = database.db;
    await pool.query('DROP INDEX receipt_deleted');
    await pool.query(
      `UPDATE _prisma_migrations SET checksum = 'a186257ad4b4a4a0166a5d721b272db5e7a09f8d40069c028976a0df90aa3f33'
       WHERE migration_name = '20261121200000_accounts'`,
    );
    await pool.query(`DELETE FROM _prisma_migrations WHERE migration_name = '20261122160100_receipt_deleted_index'`);
    expect((await run()).applied).toEqual(['20261122160100_receipt_deleted_index']);
    expect((await pool.query(`SELECT FROM pg_indexes WHERE indexname = 'receipt_deleted'`)).rowCount).toBe(1);
  });

  it('rolls back a migration that fails, and applies it once it is corrected', async () => {
    await add('30000101000000_plate', 'CREATE TABLE plate (id int); SELECT 1 / 0;');
    await expect(run()).rejects.toThrow(/30000101000000_plate failed and nothing of it was kept: division by zero/);
    await add('30000101000000_plate', 'CREATE TABLE plate (id int);');
    expect((await run()).applied).toEqual(['30000101000000_plate']);
  });

  it('keeps nothing of a migration when its row cannot be written, as when the process ends between the two', async () => {
    const refused = `ALTER TABLE _prisma_migrations ADD CHECK (migration_name <> '30000101000000_plate') NOT VALID;`;
    await add('30000101000000_plate', `CREATE TABLE plate (id int); ${refused}`);
    await expect(run()).rejects.toThrow(/nothing of it was kept/);
    const { rows } = await database.db.pool.query(`SELECT to_regclass('plate') AS plate`);
    expect(rows).toEqual([{ plate: null }]);
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

  describe('that older programs do not understand', () => {
    const PLATE = '30000101000000_plate';
    const needing = (version: string) =>
      `CREATE TABLE plate (id int);
       CREATE OR REPLACE FUNCTION oldest_program() RETURNS text LANGUAGE sql IMMUTABLE RETURN '${version}';`;
    const runAs = (program: string) => runMigrations({ url: database.url, folder, program });
    const connectAs = async (version: string) => {
      const client = new Client({ connectionString: database.url, application_name: `fairtab ${version}` });
      await client.connect();
      return client;
    };

    it('are refused while a process of such a program runs, and nothing of them is kept', async () => {
      await add(PLATE, needing('99.1.0'));
      const clients = [await connectAs('99.0.9'), await connectAs('99.1.0'), await connectAs('100.0.0')];
      await expect(runAs('99.2.0')).rejects.toThrow(/Processes of Fairtab .*99\.0\.9 use this database/);
      await Promise.all(clients.map((client) => client.end()));
      expect((await database.db.pool.query(`SELECT to_regclass('plate') AS plate`)).rows).toEqual([{ plate: null }]);
    });

    it('are applied once all processes have been replaced, and an older program is refused from then on', async () => {
      await add(PLATE, needing('99.1.0'));
      const bridge = await connectAs('99.1.0');
      expect((await runAs('99.2.0')).applied).toEqual([PLATE]);
      await bridge.end();
      await rm(join(folder, PLATE), { recursive: true });
      expect(await runAs('99.1.0')).toEqual({ applied: [], unknown: [PLATE] });
      await expect(runAs('99.0.9')).rejects.toThrow('it needs 99.1.0 or newer');
    });

    it('say so, since version 0.2.0, or that an older program may run, and never need a program that is not there', async () => {
      expect(oldestProgramIn(needing('1.2.3'))).toBe('1.2.3');
      expect(oldestProgramIn('CREATE TABLE plate (id int);')).toBeNull();
      const names = (await readdir(shipped)).filter(
        (name) => name >= '20261127030000_oldest_program' && /^\d/.test(name),
      );
      let oldest = '0.0.0';
      for (const name of names.toSorted()) {
        const sql = await readFile(join(shipped, name, 'migration.sql'), 'utf8');
        const declared = oldestProgramIn(sql);
        if (name >= '20261128')
          expect(
            declared !== null || sql.startsWith('-- Older programs may run on this.\n'),
            `${name} starts with the line "-- Older programs may run on this.", or replaces oldest_program() (CONTRIBUTING.md)`,
          ).toBe(true);
        if (declared === null) continue;
        expect(compareVersions(declared, oldest)).toBeGreaterThan(0);
        expect(compareVersions(declared, PROGRAM_VERSION)).toBeLessThanOrEqual(0);
        oldest = declared;
      }
      expect(oldest).not.toBe('0.0.0');
    });
  });

  it("stops at a migration that Prisma's own tool left half done", async () => {
    await add('30000101000000_plate', 'CREATE TABLE plate (id int);');
    await database.db.pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('half', 'x', '30000101000000_plate')`,
    );
    await expect(run()).rejects.toThrow(/never finished/);
  });
});
