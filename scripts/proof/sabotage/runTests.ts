import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sabotage } from './Sabotage';

const HANGS_MS = 5 * 60_000;

export interface Failure {
  /** Its whole name. */
  readonly test: string;
  readonly message: string;
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * Runs test files of a copy of the project.
 * @param run.databaseUrl a PostgreSQL for their databases
 * @returns the first test that fails; null when all pass.
 * @throws Error when the tests do not run at all.
 */
export async function firstFailure({
  folder,
  databaseUrl,
  project = 'node',
  tests,
}: Pick<Sabotage, 'tests'> & {
  project?: 'node' | 'web';
  folder: string;
  databaseUrl: string;
}): Promise<Failure | null> {
  const outputFile = join(folder, 'sabotage-report.json');
  await rm(outputFile, { force: true });
  const args = [
    'run',
    '--project',
    project,
    '--bail=1',
    // A test that fails only once was disturbed by something else.
    '--retry=1',
    '--reporter',
    'json',
    `--outputFile=${outputFile}`,
    ...tests,
  ];
  const { code, said } = await runVitest(folder, { args, databaseUrl });
  if (code === 0) return null;
  if (code === null) return { test: 'all tests', message: `they hang for ${HANGS_MS / 60_000} minutes` };
  const text = await readFile(outputFile, 'utf8').catch(() => null);
  if (text === null) throw new Error(`The tests did not run:\n${said}`);
  const { testResults } = JSON.parse(text) as Report;
  const failed = testResults.flatMap((file) => file.assertionResults).find(({ status }) => status === 'failed');
  if (failed) return { test: failed.fullName, message: failed.failureMessages.join('\n') };
  throw new Error(`No test ran: ${testResults.map(({ message }) => message).join('\n')}${said}`);
}

function runVitest(
  folder: string,
  { args, databaseUrl }: { args: readonly string[]; databaseUrl: string },
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, ...args], {
      cwd: folder,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
    const timer = setTimeout(() => child.kill('SIGKILL'), HANGS_MS);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, said: Buffer.concat(said).toString('utf8').slice(-4_000) });
    });
  });
}
