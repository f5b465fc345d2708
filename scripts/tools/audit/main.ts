// `npm run audit`: what is known about the packages that run in production. CI runs it, too.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../launcher/Child';
import { exceptionsShape, judgeAudit } from './judgeAudit';

const FILE = join(projectRoot, process.env['AUDIT_EXCEPTIONS'] ?? 'scripts/tools/audit/exceptions.json');
/** Asking once and not for long is enough: without an answer the check says so. */
const ARGS = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];

/** @returns what npm wrote to its standard output, also when it ended with an error: it does so for every finding. */
function askNpm(): Promise<string> {
  const npm = process.env['npm_execpath'];
  const [command, args] = npm && existsSync(npm) ? [process.execPath, [npm, ...ARGS]] : ['npm', ARGS];
  return new Promise((resolve) => {
    execFile(command, args, { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) => resolve(stdout));
  });
}

const exceptions = exceptionsShape.parse(JSON.parse(await readFile(FILE, 'utf8')));
const answer: unknown = JSON.parse(await askNpm());
const { failures, notes } = judgeAudit(answer, { exceptions, today: new Date().toISOString().slice(0, 10) });
for (const line of [...notes, ...failures]) process.stdout.write(`${line}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
