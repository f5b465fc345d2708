import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkInstallationKeys, OtherKeys } from './installationKeys';
import { readSealingKeys } from './platform/sealing/sealingKeys';
import { createTestDatabase, type TestDatabase } from './testing/database';

let database: TestDatabase;
let folders: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'fairtab-keys-'))));
});
afterEach(async () => {
  await database.drop();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const newKey = (encoding: 'base64' | 'base64url') => randomBytes(32).toString(encoding);

async function start({
  host = 0,
  dataKeys = [],
  pushKey = null,
}: {
  host?: number;
  dataKeys?: string[];
  pushKey?: string | null;
} = {}) {
  const dataDir = folders[host] ?? '';
  const keys = await readSealingKeys(database.db.pool, { dataKeys, dataDir });
  await checkInstallationKeys(database.db.pool, { config: { dataDir, pushKey }, keys });
}

it('processes of one data folder start, at once and again', async () => {
  await Promise.all([start(), start(), start()]);
  await start();
});

it('a second data folder with keys of its own is refused and told what to copy', async () => {
  await start();
  await expect(start({ host: 1 })).rejects.toThrow(/DATA_KEYS.*data-key into/);
  await start();
});

it('a host with common DATA_KEYS and a push key of its own is refused and told what to copy', async () => {
  const [key, pushKey] = [newKey('base64'), newKey('base64url')];
  await start({ dataKeys: [key], pushKey });
  await expect(start({ host: 1, dataKeys: [key] })).rejects.toThrow(/PUSH_KEY.*push-key into/);
  await start({ host: 1, dataKeys: [key], pushKey });
});

it('of two hosts that start together with different keys, one is refused', async () => {
  const outcomes = await Promise.allSettled([start(), start({ host: 1 })]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('a new key in front takes over, and a process without it is refused', async () => {
  const [old, fresh] = [newKey('base64'), newKey('base64')];
  await start({ dataKeys: [old] });
  await expect(start({ dataKeys: [fresh] })).rejects.toThrow(OtherKeys);
  await start({ dataKeys: [fresh, old] });
  await start({ dataKeys: [fresh] });
  await expect(start({ dataKeys: [old] })).rejects.toThrow(OtherKeys);
});
