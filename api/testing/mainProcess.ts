import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { TEST_DATA_KEY } from '@fairtab/services/testing/testSealer';
import { COMPILED, projectRoot } from '../../scripts/launcher/Child';
import { Browser } from './Browser';

const PROGRAM = join(projectRoot, COMPILED.api);

export interface MainProcess {
  /** Its log so far. */
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  browser(): Browser;
  /** Ends it as whoever runs Fairtab does. @returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the compiled web process (scripts/testing/databaseSetup.ts) with these settings, and waits until it listens. */
export async function startMainProcess(env: Readonly<Record<string, string>>): Promise<MainProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', PROGRAM], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', DATA_KEYS: TEST_DATA_KEY, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: Record<string, unknown>[] = [];
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text) as Record<string, unknown>;
      lines.push(line);
      if (line['msg'] === 'listening') resolve(Number(line['port']));
    });
    child.once('exit', (code) =>
      reject(new Error(`The web process ended with ${code}: ${JSON.stringify(lines.at(-1))}`)),
    );
  });
  return {
    lines,
    browser: () => new Browser(`http://127.0.0.1:${port}`),
    stop: async () => {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}
