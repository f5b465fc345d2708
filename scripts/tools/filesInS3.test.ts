import { databaseForTests } from '@fairtab/services/testing/database';
import { startTestS3, type TestS3 } from '@fairtab/services/testing/s3';
import { filesBelow, openFileStore } from '@fairtab/services/platform/files/openFileStore';
import { openOwnFiles, OtherFiles } from '@fairtab/services/platform/files/ownFiles';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../launcher/Child';
import { checkBucket } from '../launcher/checkServers';
import { Problem } from '../launcher/Problem';

const database = await databaseForTests();
let s3: TestS3;
let folder: string;
beforeEach(async () => {
  s3 = await startTestS3();
  folder = await mkdtemp(join(tmpdir(), 'fairtab-tools-'));
});
afterEach(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

type Environment = Readonly<Record<string, string>>;

/** Runs the tool as `npm run` does. @returns what it says. */
async function run(tool: string, argument: string, env: Environment): Promise<string> {
  const options = { cwd: projectRoot, env: { PATH: process.env['PATH'], ...env } };
  const args = ['--no-warnings', '--import', 'tsx', `scripts/tools/${tool}.ts`, argument];
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return stdout;
}

const photo = (n: number) => Buffer.from(`photo ${n} `.repeat(20_000));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('npm run files:copy', () => {
  it('copies all files to S3 and back, and only what is missing when it is run again', async () => {
    const here = filesBelow(folder);
    for (let n = 0; n < 12; n++) await here.put(`photos/p${n}`, photo(n));
    const env = { DATA_DIR: folder, ...s3.env };
    expect(await run('copyFiles', 'to-s3', env)).toMatch(/^12 files \(\d+ bytes\) copied and compared, 0 were there/);
    await here.put('photos/late', photo(99));
    expect(await run('copyFiles', 'to-s3', env)).toMatch(/^1 files \(\d+ bytes\) copied and compared, 12 were there/);

    const elsewhere = join(folder, 'elsewhere');
    expect(await run('copyFiles', 'to-folder', { DATA_DIR: elsewhere, ...s3.env })).toMatch(/^13 files/);
    for (let n = 0; n < 12; n++) {
      const back = await filesBelow(elsewhere).get(`photos/p${n}`);
      expect(sha256(back ?? Buffer.alloc(0))).toBe(sha256(photo(n)));
    }
  });

  it('copies nothing without the settings of a bucket, or without a direction', async () => {
    await expect(run('copyFiles', 'to-s3', { DATA_DIR: folder })).rejects.toThrow('Set S3_BUCKET');
    await expect(run('copyFiles', 'there', { DATA_DIR: folder, ...s3.env })).rejects.toThrow('Say which way');
  });
});

describe('npm run files:adopt', () => {
  it('lets processes start with files that are not those of the database, and no other command does', async () => {
    const { pool } = database.db;
    const at = (dataDir: string) => ({ pool, logger: silentLogger, config: { dataDir, s3: null } });
    await openOwnFiles(at(join(folder, 'lost')));
    const here = join(folder, 'here');
    await expect(openOwnFiles(at(here))).rejects.toThrow(OtherFiles);
    const said = await run('adoptFiles', '', { DATA_DIR: here, DATABASE_URL: database.url });
    expect(said).toBe(`${join(here, 'files')} belongs to the database now. Start all processes with these settings.\n`);
    await openOwnFiles(at(here));
  });
});

describe('npm run backup', () => {
  it('has the files that are in S3, and npm run restore puts them into an empty bucket', async () => {
    const stored = await openFileStore({ s3: s3.config, dataDir: '/nowhere' });
    await stored.put('photos/one', photo(1));
    await stored.put('exports/two', photo(2));
    const backup = join(folder, 'today');
    const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, ...s3.env };
    expect(await run('backup', backup, env)).toMatch(/^Saved \d+ rows of \d+ tables and 2 files in /);
    expect((await readdir(join(backup, 'files', 'photos'))).sort()).toEqual(['one']);

    const empty = await emptyDatabase();
    await expect(run('restore', backup, { ...env, DATABASE_URL: empty })).rejects.toThrow(
      'The bucket fairtab-files has files already',
    );
    await stored.remove('photos/one');
    await stored.remove('exports/two');
    expect(await run('restore', backup, { ...env, DATABASE_URL: empty })).toMatch(/, 2 files with it\./);
    expect(sha256((await stored.get('photos/one')) ?? Buffer.alloc(0))).toBe(sha256(photo(1)));
    await dropDatabase(empty);
  });

  it('is not there when the store is away, so that nobody takes half a backup for a whole one', async () => {
    await s3.kill();
    const env = { DATA_DIR: folder, DATABASE_URL: database.url, ...s3.env };
    await expect(run('backup', join(folder, 'today'), env)).rejects.toThrow('the file store is away');
    expect(await readdir(folder)).not.toContain('today');
  });
});

describe('npm start', () => {
  it('says where files are, starts while the store is away, and refuses a bucket that it may not use', async () => {
    expect(await checkBucket(s3.config)).toBe(`bucket fairtab-files at ${s3.config.endpoint}`);
    await expect(checkBucket({ ...s3.config, bucket: 'another-one' })).rejects.toThrow(/cannot be used: NoSuchBucket/);
    await expect(checkBucket({ ...s3.config, accessKeyId: 'wrong' })).rejects.toThrow(Problem);
    await s3.kill();
    expect(await checkBucket(s3.config)).toContain('cannot be used now. Photos wait until it can');
  });
});

async function emptyDatabase(): Promise<string> {
  const url = new URL(database.url);
  url.pathname = `${url.pathname}_restored`;
  await onServer(`CREATE DATABASE "${url.pathname.slice(1)}"`);
  return url.href;
}

const dropDatabase = (url: string) => onServer(`DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
