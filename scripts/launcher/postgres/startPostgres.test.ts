import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from './startPostgres';

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.url });
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
