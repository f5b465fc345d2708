import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot } from '../launcher/Child';
import { SUMMARY_FILE, type TestSummary } from './summaryReporter';
import { findBrowser, findFirefox, findTestBrowser, findWebKit, installBrowser } from './findBrowser';

/** More files than these fail for a reason of the product. */
const MOST_RUN_AGAIN = 5;

/** So many files are named as the slowest of a part. */
const SLOWEST = 8;

const NOTHING: TestSummary = { passed: 0, skipped: 0, failures: [], flaky: [], seconds: 0 };

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
function check({ name, args }: { name: string; args: readonly string[] }): Promise<TestSummary> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      say(name);
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failures: [name] });
    });
  });
}

/** Lint runs beside the others: each check keeps one core busy. */
async function checkSources(): Promise<TestSummary[]> {
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
  const audit = await check({ name: 'Advisories', args: ['--import', 'tsx', 'scripts/tools/audit/main.ts'] });
  return [imports, cycles, types, format, audit, await lint];
}

type Summaries = Readonly<Record<string, TestSummary>>;

interface Run {
  readonly name: string;
  readonly projects: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Only these files of tests, one after another. */
  readonly files?: readonly string[];
}

function readSummaries(file: string): Summaries {
  try {
    // Our own reporter wrote it.
    return JSON.parse(readFileSync(file, 'utf8')) as Summaries;
  } catch {
    return {};
  }
}

async function runVitest({ name, projects, env, files = [] }: Run): Promise<Summaries> {
  say(name);
  const folder = mkdtempSync(join(tmpdir(), 'fairtab-report-'));
  const file = join(folder, 'summary.json');
  const args = [
    binary({ name: 'vitest', file: 'vitest.mjs' }),
    'run',
    ...files,
    ...(files.length > 0 ? ['--no-file-parallelism'] : []),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    `--reporter=${join(projectRoot, 'scripts/testing/summaryReporter.ts')}`,
  ];
  const begun = Date.now();
  const isGreen = await run({ args, env: { ...env, [SUMMARY_FILE]: file } });
  const summaries = readSummaries(file);
  sayTimes({ name, seconds: (Date.now() - begun) / 1_000, summaries });
  rmSync(folder, { recursive: true, force: true });
  return isGreen || failedFiles(summaries).length > 0
    ? summaries
    : { ...summaries, '': { ...NOTHING, failures: [name] } };
}

/** Says where the time went, so that a suite that grew slow can be made fast again. */
function sayTimes({ name, seconds, summaries }: { name: string; seconds: number; summaries: Summaries }): void {
  const slowest = Object.entries(summaries)
    .sort(([, one], [, other]) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(([path, file]) => `${relative(projectRoot, path)} ${file.seconds.toFixed(0)} s`);
  process.stdout.write(`\n${name} took ${seconds.toFixed(0)} s. The slowest files: ${slowest.join(', ')}.\n`);
}

function failedFiles(summaries: Summaries): string[] {
  return Object.keys(summaries).filter((path) => (summaries[path]?.failures.length ?? 0) > 0);
}

/**
 * Runs the tests of some projects. In CI a machine that others keep busy can make a test late, so a few files that failed are
 * run again there, with nothing beside them. What passes then is named at the end.
 */
async function test(run: Run): Promise<TestSummary[]> {
  const first = await runVitest(run);
  const failed = failedFiles(first);
  if (!process.env['CI'] || failed.length === 0 || failed.length > MOST_RUN_AGAIN || failed.includes(''))
    return Object.values(first);
  const again = await runVitest({ ...run, name: `${run.name}: what failed, once more`, files: failed });
  const flaky = failed.flatMap((path) => (again[path]?.failures.length === 0 ? (first[path]?.failures ?? []) : []));
  return [...Object.values({ ...first, ...again }), { ...NOTHING, flaky }];
}

function leaveOut({ name, why }: { name: string; why: string }): TestSummary[] {
  say(`${name}: LEFT OUT`);
  process.stdout.write(`${why}\n`);
  return [process.env.REQUIRE_BROWSER === '1' ? { ...NOTHING, failures: [name] } : { ...NOTHING, skipped: 1 }];
}

async function runBrowserTests(): Promise<TestSummary[]> {
  const browser = findBrowser() ?? installBrowser();
  if (browser) return test({ name: `In the browser (${findTestBrowser() ?? browser})`, projects: ['e2e'] });
  return leaveOut({
    name: 'In the browser',
    why:
      'There is no Chromium here and Playwright could not fetch one. Install one (Debian: apt-get install chromium) or set\n' +
      'CHROMIUM_PATH, and run `npm run test:e2e`.',
  });
}

async function runOtherBrowserTests(): Promise<TestSummary[]> {
  const name = 'In Firefox and WebKit';
  if (findFirefox() && findWebKit()) return test({ name, projects: ['browsers'] });
  return leaveOut({
    name,
    why:
      'One of them is not here. Install both (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb) and run\n' +
      '`npm run test:browsers`.',
  });
}

/** `npm test`: runs all checks and tests. The last line of the output counts them; .ci/run reads it. */
export async function main(): Promise<void> {
  const parts = [
    ...(await checkSources()),
    ...(await test({ name: 'Domain, services, API, worker and screens', projects: ['node', 'web'] })),
    ...(await test({ name: 'npm start', projects: ['start'] })),
    ...(await runBrowserTests()),
    ...(await runOtherBrowserTests()),
  ];
  const sum = (pick: (summary: TestSummary) => number) => parts.reduce((total, part) => total + pick(part), 0);
  const list = (title: string, names: readonly string[]) => {
    if (names.length > 0) process.stdout.write(`\n${title}\n${names.map((name) => `- ${name}\n`).join('')}`);
  };
  const failures = parts.flatMap((part) => part.failures);
  const skipped = sum((part) => part.skipped);
  if (skipped > 0) process.stdout.write(`\n${skipped} skipped, for the reason given above.\n`);
  list(
    'Passed only when run again:',
    parts.flatMap((part) => part.flaky),
  );
  list('Failed:', failures);
  process.stdout.write(`\n${sum((part) => part.passed)} passed, ${failures.length} failed\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
