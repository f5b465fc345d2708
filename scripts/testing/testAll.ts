import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../launcher/Child';
import { findBrowser, installBrowser } from './findBrowser';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const ONE_PASSED: Count = { passed: 1, failed: 0, skipped: 0 };
const ONE_FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

function binary({ name, file }: { name: string; file: string }): string {
  return join(projectRoot, 'node_modules', name, file);
}

function run({ args, env }: { args: readonly string[]; env?: NodeJS.ProcessEnv }): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

const say = (text: string) => process.stdout.write(`\n== ${text}\n`);

/** Prints a check's output when it has ended, so that checks can run in parallel. */
function check({ name, args }: { name: string; args: readonly string[] }): Promise<Count> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      say(name);
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0 ? ONE_PASSED : ONE_FAILED);
    });
  });
}

/** Lint runs beside the others: each check keeps one core busy. */
async function checkSources(): Promise<Count[]> {
  const lint = check({
    name: 'Lint',
    args: [binary({ name: 'eslint', file: 'bin/eslint.js' }), '--max-warnings', '0', '.'],
  });
  const cruiser = binary({ name: 'dependency-cruiser', file: 'bin/dependency-cruise.mjs' });
  const imports = await check({ name: 'Imports', args: [cruiser, '--config', '.dependency-cruiser.mjs', '.'] });
  const cycles = await check({ name: 'Cycles', args: [cruiser, '--config', '.dependency-cruiser.cycles.mjs', '.'] });
  const types = await check({ name: 'Types', args: [binary({ name: 'typescript', file: 'bin/tsc' }), '-p', '.'] });
  const format = await check({
    name: 'Format',
    args: [binary({ name: 'prettier', file: 'bin/prettier.cjs' }), '--check', '--log-level', 'warn', '.'],
  });
  return [imports, cycles, types, format, await lint];
}

function readCount(file: string): Count | null {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof report !== 'object' || report === null) return null;
    const number = (value: unknown) => (typeof value === 'number' ? value : 0);
    const of = (name: string) => (name in report ? number(Reflect.get(report, name)) : 0);
    return { passed: of('numPassedTests'), failed: of('numFailedTests'), skipped: of('numPendingTests') };
  } catch {
    return null;
  }
}

async function runVitest({
  name,
  projects,
  env,
}: {
  name: string;
  projects: readonly string[];
  env?: NodeJS.ProcessEnv;
}): Promise<Count> {
  say(name);
  const folder = mkdtempSync(join(tmpdir(), 'fairtab-report-'));
  const file = join(folder, 'report.json');
  const args = [
    binary({ name: 'vitest', file: 'vitest.mjs' }),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const isGreen = await run({ args, ...(env ? { env } : {}) });
  const count = readCount(file) ?? { passed: 0, failed: 0, skipped: 0 };
  rmSync(folder, { recursive: true, force: true });
  // A file that does not load, and an error outside of tests, count as no failed test in vitest's report.
  return isGreen || count.failed > 0 ? count : { ...count, failed: 1 };
}

async function runBrowserTests(): Promise<Count> {
  const browser = findBrowser() ?? installBrowser();
  if (browser)
    return runVitest({ name: `In the browser (${browser})`, projects: ['e2e'], env: { CHROMIUM_PATH: browser } });
  say('In the browser: LEFT OUT');
  process.stdout.write(
    'There is no Chromium here and Playwright could not fetch one. Install one (Debian: apt-get install chromium) or set\n' +
      'CHROMIUM_PATH, and run `npm run test:e2e`.\n',
  );
  return process.env.REQUIRE_BROWSER === '1' ? ONE_FAILED : { passed: 0, failed: 0, skipped: 1 };
}

/** `npm test`: runs all checks and tests. The last line of the output counts them; .ci/run reads it. */
export async function main(): Promise<void> {
  const parts = [
    ...(await checkSources()),
    await runVitest({ name: 'Domain, services, API, worker and screens', projects: ['node', 'web'] }),
    await runVitest({ name: 'npm start', projects: ['start'] }),
    await runBrowserTests(),
  ];
  const sum = (pick: (count: Count) => number) => parts.reduce((total, count) => total + pick(count), 0);
  const failed = sum((count) => count.failed);
  const skipped = sum((count) => count.skipped);
  if (skipped > 0) process.stdout.write(`\n${skipped} skipped, for the reason given above.\n`);
  process.stdout.write(`\n${sum((count) => count.passed)} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
