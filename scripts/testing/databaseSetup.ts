import { runMigrations } from '@fairtab/services/platform/migrations';
import type { TestServer } from '@fairtab/services/testing/testServer';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { compileProject } from '../launcher/compileProject';
import { startPostgres } from '../launcher/postgres/startPostgres';

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

async function findServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  const folder = mkdtempSync(join(tmpdir(), 'fairtab-test-'));
  try {
    return await startPostgres({ folder, temporary: true });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function makeTemplate(server: Server): Promise<TestServer> {
  const prefix = `fairtab_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE "${template}"`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = `/${template}`;
  await runMigrations({ url: url.href });
  return { url: server.url, template, prefix };
}

async function dropAll({ url, prefix }: TestServer): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  await client.end();
}

/**
 * Starts one PostgreSQL for the whole run on a temporary folder. With TEST_DATABASE_URL or DATABASE_URL it uses that
 * server instead, and touches only the databases that it makes there itself.
 */
export default async function databaseSetup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.REQUIRE_REDIS === '1' && spawnSync('redis-server', ['--version']).status !== 0) {
    throw new Error('REQUIRE_REDIS=1, and there is no redis-server on PATH.');
  }
  // Tests start and kill what runs in production, which also loads three times as fast as its sources.
  await compileProject();
  const server = await findServer();
  const provided = await makeTemplate(server);
  project.provide('testServer', provided);
  return async () => {
    await dropAll(provided);
    await server.stop();
  };
}
