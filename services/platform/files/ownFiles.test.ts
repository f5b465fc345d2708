import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { startTestS3, type TestS3 } from '../../testing/s3';
import { silentLogger } from '../../testing/silentLogger';
import { copyFiles } from './copyFiles';
import { filesBelow, openFileStore } from './openFileStore';
import { adoptFiles, openOwnFiles, OtherFiles } from './ownFiles';

let database: TestDatabase;
let folders: string[];
let s3: TestS3;
beforeAll(async () => {
  s3 = await startTestS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  database = await createTestDatabase();
  folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'fairtab-own-files-'))));
});
afterEach(async () => {
  await database.drop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const folderOf = (host: number) => folders[host] ?? expect.fail('there is no such host');
const inFolder = (host: number) => ({ dataDir: folderOf(host), s3: null });
const inBucket = (host: number) => ({ dataDir: folderOf(host), s3: s3.config });

type Place = ReturnType<typeof inFolder> | ReturnType<typeof inBucket>;

const start = (config: Place) => openOwnFiles({ pool: database.db.pool, config, logger: silentLogger });

it('processes with one folder start, at once and again', async () => {
  await Promise.all([start(inFolder(0)), start(inFolder(0)), start(inFolder(0))]);
  await start(inFolder(0));
});

it('a process whose folder is not that of the others is refused and told what to do, whenever it starts', async () => {
  await start(inFolder(0));
  for (let time = 0; time < 2; time++)
    await expect(start(inFolder(1))).rejects.toThrow(/S3_BUCKET.*mount.*files:copy.*files:adopt/);
  await start(inFolder(0));
});

it('of two hosts that start together with folders of their own, one is refused', async () => {
  const outcomes = await Promise.allSettled([start(inFolder(0)), start(inFolder(1))]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(OtherFiles) });
});

it('hosts without a common folder start with one bucket', async () => {
  await start(inBucket(0));
  await start(inBucket(1));
  await expect(start(inFolder(0))).rejects.toThrow(OtherFiles);
});

it('files of a version that left no mark stay where they are', async () => {
  await filesBelow(folderOf(0)).put('photos/old', Uint8Array.from([1]));
  const files = await start(inFolder(0));
  expect(await files.get('photos/old')).toEqual(Buffer.from([1]));
});

it('files that were copied to another store are those of the database there, too', async () => {
  await start(inFolder(0));
  await copyFiles({ from: await openFileStore(inFolder(0)), to: await openFileStore(inFolder(1)) });
  await start(inFolder(1));
  await start(inFolder(0));
});

it('a store that was adopted takes the place of the one that is lost', async () => {
  await start(inFolder(0));
  await adoptFiles({ pool: database.db.pool, files: filesBelow(folderOf(1)) });
  await start(inFolder(1));
  await expect(start(inFolder(0))).rejects.toThrow(OtherFiles);
  await adoptFiles({ pool: database.db.pool, files: filesBelow(folderOf(0)) });
  await start(inFolder(0));
});

it('a new database takes the mark of the files that are there', async () => {
  await start(inFolder(0));
  await database.db.pool.query('DELETE FROM installation_key');
  await start(inFolder(0));
  await expect(start(inFolder(1))).rejects.toThrow(OtherFiles);
});

it('no process waits for a store that does not answer', async () => {
  await start(inBucket(0));
  const nobody = { ...s3.config, endpoint: 'http://127.0.0.1:9' };
  await start({ dataDir: folderOf(0), s3: nobody });
  await database.db.pool.query('DELETE FROM installation_key');
  await start({ dataDir: folderOf(0), s3: nobody });
  // The database expects nothing that could not be written.
  await start(inFolder(0));
});
