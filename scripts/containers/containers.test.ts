import { freePort } from '@fairtab/services/testing/freePort';
import { hasRedisServer, redisTitle, startTestRedis } from '@fairtab/services/testing/redis';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWeb } from '../launcher/buildWeb';
import { compileProject } from '../launcher/compileProject';
import { projectRoot } from '../launcher/Child';
import { startPostgres } from '../launcher/postgres/startPostgres';
import { type ComposeService, readCompose } from './composeFile';
import { type Image, linkPackages, makeImageFolder } from './imageFolder';
import { bytesOnDisk, packagesOf } from './imagePackages';

const { unneededIn } = (await import(new URL('../launcher/removeBallast.mjs', import.meta.url).href)) as {
  unneededIn: (options: { root: string; withTools: boolean }) => Iterable<string>;
};

/** The target; it was 500 MB with what building needs. */
const MOST_MEGABYTES = 400;

/** The user `node` of the image. Only root may become another user. */
const USER = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

const stops: (() => Promise<void> | void)[] = [];
let app: string;
let data: string;
let image: Image;
/** Where package-lock.json has the packages of the image. */
let packages: ReadonlySet<string>;
let services: Readonly<Record<string, ComposeService>>;
let overrides: Readonly<Record<string, string>>;

const environmentOf = (service: ComposeService): Record<string, string> => ({
  PATH: String(process.env['PATH']),
  ...image.env,
  ...service.environment,
  ...overrides,
});

const serviceOf = (name: string): ComposeService => {
  const service = services[name];
  if (!service) throw new Error(`There is no service ${name}.`);
  return service;
};

/** Starts a command of compose as the image's user in the image's folder. */
function start(name: string, command: readonly string[] | undefined) {
  const [program = '', ...args] = command ?? [];
  const child = spawn(program, args, { cwd: app, env: environmentOf(serviceOf(name)), ...USER });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  stops.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    ended: ended.then(([code]) => code),
    stop: async () => {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
    said: () => said,
    hasEnded: () => child.exitCode !== null,
  };
}

/** Runs a health check of compose. @returns its exit code. */
const check = (name: string): Promise<number | null> => {
  const [kind, ...command] = serviceOf(name).healthcheck?.test ?? [];
  expect(kind).toBe('CMD');
  return start(name, command).ended;
};

beforeAll(async () => {
  if (!hasRedisServer) return;
  const root = mkdtempSync(join(tmpdir(), 'fairtab-image-'));
  stops.push(() => rmSync(root, { recursive: true, force: true }));
  chmodSync(root, 0o755);
  app = join(root, 'app');
  data = join(root, 'data');
  mkdirSync(data);
  if (USER.uid !== undefined) chownSync(data, USER.uid, USER.gid);
  image = makeImageFolder({ root: projectRoot, folder: app });
  packages = packagesOf({ root: projectRoot, workspaces: image.workspaces });
  linkPackages({ root: projectRoot, folder: app, only: packages });
  await compileProject(app);
  await buildWeb({ root: projectRoot, contactAddress: null, onStep: () => undefined });
  cpSync(join(projectRoot, 'web/dist'), join(app, 'web/dist'), { recursive: true });
  const postgres = await startPostgres({ folder: mkdtempSync(join(root, 'postgres-')) });
  stops.push(() => postgres.stop());
  const redis = await startTestRedis();
  stops.push(() => redis.stop());
  services = readCompose(join(projectRoot, 'docker-compose.yml'), { POSTGRES_PASSWORD: 'secret' });
  overrides = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    PORT: String(await freePort()),
    DATA_DIR: data,
    HOME: data,
  };
}, 240_000);

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

it.skipIf(!hasRedisServer)(
  redisTitle('every command and health check of compose works in the folder of the image'),
  async () => {
    expect(image.user).toBe('node');
    const migrate = start('migrate', serviceOf('migrate').command);
    expect(await migrate.ended, migrate.said()).toBe(0);

    expect(await check('api')).toBe(1);
    const api = start('api', serviceOf('api').command);
    const worker = start('worker', serviceOf('worker').command);
    while ((await check('api')) !== 0) {
      if (api.hasEnded()) throw new Error(api.said());
      await wait(200);
    }
    const page = await fetch(`http://127.0.0.1:${overrides['PORT']}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<script');
    const papers = await fetch(`http://127.0.0.1:${overrides['PORT']}/developers`);
    expect(papers.status).toBe(200);
    expect(await papers.text()).toContain('Start in five minutes');
    while (!worker.said().includes('the worker is ready')) {
      if (worker.hasEnded()) throw new Error(worker.said());
      await wait(50);
    }
    expect(await worker.stop(), worker.said()).toBe(0);
    expect(await api.stop(), api.said()).toBe(0);
  },
  90_000,
);

it.skipIf(!hasRedisServer)(
  redisTitle('the image starts the web server as compose does, and Redis keeps its jobs'),
  async () => {
    expect(serviceOf('api').command?.filter((word) => !word.startsWith('--max-'))).toEqual(image.command);
    const folder = mkdtempSync(join(tmpdir(), 'fairtab-redis-'));
    stops.push(() => rmSync(folder, { recursive: true, force: true }));
    const [program = '', ...args] = serviceOf('redis').command ?? [];
    const port = String(await freePort());
    const redis = spawn(program, [...args, '--port', port, '--dir', folder], { stdio: 'ignore' });
    stops.push(() => void redis.kill('SIGKILL'));
    const [, ...ping] = serviceOf('redis').healthcheck?.test ?? [];
    const isThere = () => spawnSync(String(ping[0]), ['-p', port, ...ping.slice(1)], { encoding: 'utf8' });
    while (!isThere().stdout.includes('PONG')) await wait(50);
    const policy = spawnSync('redis-cli', ['-p', port, 'config', 'get', 'maxmemory-policy'], { encoding: 'utf8' });
    expect(policy.stdout).toContain('noeviction');
  },
);

it.skipIf(!hasRedisServer)(redisTitle('the folder of the image is small'), () => {
  const gone = new Set(unneededIn({ root: projectRoot, withTools: false }));
  const isKept = (path: string) => !gone.has(path);
  // Packages within packages are counted with those.
  const tops = [...packages].filter((path) => path.lastIndexOf('node_modules/') === path.indexOf('node_modules/'));
  const bytes = tops.reduce((sum, path) => sum + bytesOnDisk(join(projectRoot, path), isKept), bytesOnDisk(app));
  expect(bytes / 1e6).toBeLessThan(MOST_MEGABYTES);
  expect(bytes / 1e6).toBeGreaterThan(MOST_MEGABYTES / 2);
});

it.skipIf(!hasRedisServer)(redisTitle('the commands of operators run in the image'), async () => {
  const { scripts } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [program = '', ...args] = String(scripts['jobs']).split(' ');
  const jobs = start('worker', [program, ...args]);
  expect(await jobs.ended, jobs.said()).toBe(0);
});
