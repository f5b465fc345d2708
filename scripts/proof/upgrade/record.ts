import { Browser } from '@fairtab/api/testing/Browser';
import { dumpDatabase } from '@fairtab/services/platform/backup/dumpDatabase';
import { TEST_DATA_KEY } from '@fairtab/services/testing/testSealer';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { linkPackages } from '../../containers/imageFolder';
import { projectRoot } from '../../launcher/Child';
import { compileProject } from '../../launcher/compileProject';
import { freePort } from '../../launcher/freePort';
import { startPostgres } from '../../launcher/postgres/startPostgres';
import { Service } from '../chaos/Service';
import { Evening } from './Evening';
import { packDump, saveRecording } from './Recording';

const READY_MS = 60_000;

const run = promisify(execFile);

/**
 * `node --import tsx scripts/proof/upgrade/record.ts <commit> <file>`: runs the Fairtab of an earlier commit, lets people use
 * it, and keeps its data and its answers.
 */
async function record(commit: string, file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtab-record-'));
  const root = join(folder, 'program');
  await mkdir(root);
  await run('git', ['archive', '--output', join(folder, 'program.tar'), commit], { cwd: projectRoot });
  await run('tar', ['--extract', '--file', join(folder, 'program.tar'), '--directory', root]);
  linkPackages({ root: projectRoot, folder: root });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  await run(process.execPath, ['--import', 'tsx', 'scripts/tools/migrate.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATABASE_URL: postgres.url },
  });
  await compileProject(root);
  const port = await freePort();
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DATA_KEYS: TEST_DATA_KEY,
    DATABASE_URL: postgres.url,
  };
  const server = new Service({ kind: 'api', env, root });
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url);
    const documents = JSON.parse(readFileSync(join(root, 'web/persisted.json'), 'utf8')) as Record<string, string>;
    const evening = new Evening(() => new Browser(url), Object.values(documents));
    await evening.spend();
    const reads = await evening.lookBack();
    const writes = await evening.sendAgain();
    const dump = join(folder, 'dump');
    await mkdir(dump);
    await dumpDatabase({ url: postgres.url, folder: dump });
    const { cookies } = evening;
    const at = new Date().toISOString();
    saveRecording(file, { version, at, dump: await packDump(dump), cookies, reads, writes });
    return `${reads.length} reads and ${writes.length} writes of Fairtab ${version} are in ${file}.\n`;
  } finally {
    await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function ready(url: string): Promise<void> {
  for (const end = performance.now() + READY_MS; ;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > end) throw new Error('The older Fairtab did not become ready');
    await wait(100);
  }
}

const [commit, file] = process.argv.slice(2);
if (commit === undefined || file === undefined) throw new Error('Say which commit to run, and where to write');
process.stdout.write(await record(commit, resolve(file)));
