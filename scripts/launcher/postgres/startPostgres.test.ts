import { checkDatabase } from '@fairtab/services/platform/checkDatabase';
import { runMigrations } from '@fairtab/services/platform/migrations';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASE, readCredentials, SUPERUSER } from './cluster';
import { OWNER } from './ownerRole';
import { type EmbeddedPostgres, startPostgres } from './startPostgres';

async function query({ url }: { url: string }, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the built-in PostgreSQL', () => {
  let base: string;
  let folder: string;
  const servers: EmbeddedPostgres[] = [];
  const start = async (temporary = false) => {
    const server = await startPostgres({ folder, temporary });
    servers.push(server);
    return server;
  };

  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'fairtab-postgres-'));
    chmodSync(base, 0o755);
    folder = join(base, 'postgres');
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
    rmSync(base, { recursive: true, force: true });
  });

  it('keeps its data, its port and its password over a stop', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE plate (id int)');
    await first.stop();
    const again = await start();
    expect(again.url).toBe(first.url);
    expect(await query(again, 'SELECT id FROM plate')).toEqual([]);
  });

  it('keeps what it says it has saved, and finds out what its disk damages', async () => {
    const server = await start();
    expect(await checkDatabase(server.url)).toMatch(/^17/);
    expect(await query(server, 'SHOW data_checksums')).toEqual([{ data_checksums: 'on' }]);
  });

  it('refuses a wrong password', async () => {
    const server = await start();
    const url = new URL(server.url);
    url.password = 'guess';
    const client = new Client({ connectionString: url.href });
    await expect(client.connect()).rejects.toThrow(/password authentication failed/);
  });

  it('keeps what was committed when the server is killed', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE plate (id int)');
    process.kill(first.pid, 'SIGKILL');
    await first.ended;
    expect(await query(await start(), 'SELECT id FROM plate')).toEqual([]);
  });

  it('ends a server that was left behind on its folder', async () => {
    const left = await start();
    const again = await start();
    await left.ended;
    expect(again.pid).not.toBe(left.pid);
    expect(await query(again, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('takes another port when another program has its own', async () => {
    const first = await start();
    await first.stop();
    const other = await import('node:net').then(({ createServer }) => createServer().listen(first.port, '127.0.0.1'));
    const again = await start();
    other.close();
    expect(again.port).not.toBe(first.port);
  });

  it('gives Fairtab a role that can do nothing outside of its database', async () => {
    const server = await start();
    const attacks = [
      `COPY (SELECT 1) TO PROGRAM 'id'`,
      `COPY (SELECT 1) TO '/tmp/fairtab-stolen'`,
      `SELECT pg_read_file('/etc/passwd')`,
      `ALTER SYSTEM SET log_statement = 'all'`,
      `ALTER ROLE ${OWNER} SUPERUSER`,
      `SET ROLE ${SUPERUSER}`,
      'SELECT rolpassword FROM pg_authid',
      'CREATE ROLE accomplice',
      'CREATE DATABASE hideout',
    ];
    for (const attack of attacks) await expect(query(server, attack), attack).rejects.toThrow(/permission denied/);
  });

  it.runIf(process.platform === 'linux')('gets none of our settings, and neither does its guard', async () => {
    vi.stubEnv('DATA_KEYS', 'qzv-secret');
    const { pid } = await start();
    vi.unstubAllEnvs();
    const guard = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
    for (const child of [pid, guard]) {
      const environment = readFileSync(`/proc/${child}/environ`, 'utf8');
      expect(environment).toContain('PATH=');
      expect(environment).not.toMatch(/qzv-secret|DATA_KEYS/);
    }
  });

  it('hands what the superuser of an earlier version owned to that role, without loss', async () => {
    const before = await start();
    const superuser = { url: before.superuserUrl };
    await query(superuser, `ALTER DATABASE ${DATABASE} OWNER TO ${SUPERUSER}`);
    await query(superuser, `DROP OWNED BY ${OWNER}`);
    await query(superuser, `DROP ROLE ${OWNER}`);
    await runMigrations({ url: superuser.url });
    await query(superuser, `INSERT INTO guest (id, token_hash) VALUES ('old', sha256('old'))`);
    await query(superuser, 'CREATE SCHEMA jobs CREATE TABLE job (id bigserial PRIMARY KEY, note text)');
    await query(superuser, `INSERT INTO jobs.job (note) VALUES ('first')`);
    await before.stop();
    const { ownerPassword: _none, ...credentials } = readCredentials(folder);
    writeFileSync(join(folder, 'connection.json'), JSON.stringify(credentials));

    const upgraded = await start();
    expect(await query(upgraded, 'SELECT current_user::text AS role')).toEqual([{ role: OWNER }]);
    expect(await query(upgraded, 'SELECT id FROM guest')).toEqual([{ id: 'old' }]);
    await query(upgraded, 'ALTER TABLE guest ADD COLUMN shoe_size int');
    expect(await query(upgraded, `INSERT INTO jobs.job (note) VALUES ('next') RETURNING id::int`)).toEqual([{ id: 2 }]);
    await query(upgraded, 'CREATE TABLE jobs.other (id int)');
    await query(upgraded, 'DROP FUNCTION iso_time(timestamptz) CASCADE');
    await upgraded.stop();

    const again = await start();
    expect(again.url).toBe(upgraded.url);
    expect(statSync(join(folder, 'connection.json')).mode & 0o777).toBe(0o600);
  });

  it('removes a temporary folder at the end', async () => {
    const server = await start(true);
    expect(existsSync(server.cluster)).toBe(true);
    await server.stop();
    expect(existsSync(folder)).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)(
    'moves the cluster when root starts it in a folder that other accounts cannot enter',
    async () => {
      mkdirSync(folder);
      chmodSync(base, 0o700);
      const server = await start(true);
      expect(server.cluster).toMatch(/^\/var\/lib\/fairtab\//);
      expect(statSync(server.cluster).uid).not.toBe(0);
    },
  );
});
