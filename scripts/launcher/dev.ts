import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'vite';
import { metricsOf, projectRoot } from './Child';
import { freePort } from './freePort';
import { localAddress, startBase, type StopList } from './startFairtab';
import type { Steps } from './Steps';

const SETTLE_MS = 150;
const GRACE_MS = 4000;

interface Watched {
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stops: StopList;
}

/** Runs a TypeScript program, and restarts it when a file it uses changes. */
function runWatched({ entry, env, stops }: Watched): void {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const follow = new URL('followParent.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', follow, tsx, 'watch', '--clear-screen=false', entry], {
    cwd: projectRoot,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  stops.add({
    stop: async () => {
      child.kill('SIGTERM');
      await Promise.race([ended, wait(GRACE_MS)]);
      child.kill('SIGKILL');
    },
    kill: () => child.kill('SIGKILL'),
  });
}

function runRelayCompiler(): Promise<void> {
  const compiler = createRequire(import.meta.url).resolve('relay-compiler/cli.js');
  return new Promise((resolve) => {
    spawn(process.execPath, [compiler], { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'] }).once(
      'exit',
      () => resolve(),
    );
  });
}

/** Compiles everything after each change, because Relay's own watch mode needs a program that is not on npm. */
function watchRelay(stops: StopList): void {
  let pause: NodeJS.Timeout | null = null;
  let compiling = Promise.resolve();
  const onChange = (name: string | null) => {
    if (name?.includes('__generated__') || !/\.(tsx?|graphql)$/.test(name ?? '')) return;
    if (pause) clearTimeout(pause);
    pause = setTimeout(() => {
      compiling = compiling.then(runRelayCompiler);
    }, SETTLE_MS);
  };
  const watchers = [
    watch(join(projectRoot, 'web', 'src'), { recursive: true }, (_event, name) => onChange(name)),
    watch(join(projectRoot, 'schema.graphql'), () => onChange('schema.graphql')),
  ];
  stops.add({
    stop: () => {
      for (const watcher of watchers) watcher.close();
      return compiling;
    },
  });
}

/** `npm run dev`: everything restarts or reloads when its source changes. */
export async function runDevelopment({ steps, stops }: { steps: Steps; stops: StopList }): Promise<string> {
  const { config, port, database } = await startBase({ steps, stops });
  const apiPort = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: config.dataDir,
    DATABASE_URL: database.url,
    // The browser talks to Vite, which serves the pages and proxies all other requests to the api.
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    CORS_ORIGINS: process.env.CORS_ORIGINS || `http://localhost:${port}`,
  };
  runWatched({ entry: 'worker/main.ts', env: { ...env, ...metricsOf(config, 1) }, stops });
  runWatched({ entry: 'api/main.ts', env, stops });
  await steps.step({ name: 'relay', run: runRelayCompiler, outcome: () => 'compiled' });
  watchRelay(stops);
  const target = `http://127.0.0.1:${apiPort}`;
  process.env.API_URL = target;
  const vite = await createServer({
    root: join(projectRoot, 'web'),
    configFile: join(projectRoot, 'web', 'vite.config.ts'),
    mode: 'development',
    server: { host: config.host, port, strictPort: true },
  });
  stops.add({ stop: () => vite.close() });
  await vite.listen();
  steps.ready([
    `Fairtab for developers is at ${localAddress({ host: config.host, port })}`,
    `The API itself is at ${target}`,
  ]);
  const moved = new Promise<string>((resolve) => {
    database.onMoved = () => resolve('Another program took the port of the database.');
  });
  return Promise.race([database.broken, moved]);
}
