import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../scripts/launcher/Child';
import { claimToSeen } from './claimToSeen';
import { openStage } from './openStage';
import { PAGES } from './pages';
import { printMeasures, printPages, type Row } from './printFigures';
import { isReached, type Measured, type Subject } from './Subject';
import { tapOfNewcomer } from './tapOfNewcomer';
import { tapOnClaim } from './tapOnClaim';
import { wire } from './wire';

const SUBJECTS: readonly Subject[] = [...PAGES, tapOnClaim, tapOfNewcomer, claimToSeen, wire];
const DEFAULT_RUNS = 5;
/** git ignores it. */
const REPORT = join(projectRoot, 'test-results', 'lighthouse.html');

/** `npm run lighthouse` measures everything, `npm run lighthouse -- --only live,tap --runs 3` two subjects three times. */
function readArgs(): { subjects: readonly Subject[]; runs: number } {
  const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string' } } });
  const names = values.only?.split(',');
  const subjects = SUBJECTS.filter(({ name }) => names?.includes(name) ?? true);
  const runs = Number(values.runs ?? DEFAULT_RUNS);
  const isRight = (names === undefined || subjects.length === names.length) && Number.isInteger(runs) && runs > 0;
  if (!isRight) throw new Error(`Usage: --only ${SUBJECTS.map(({ name }) => name).join(',')} --runs ${DEFAULT_RUNS}`);
  return { subjects, runs };
}

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** @returns the tables, and whether every target is reached. */
async function measure({ subjects, runs }: { subjects: readonly Subject[]; runs: number }) {
  say('building and starting the product');
  const stage = await openStage();
  const pages: Row[] = [];
  const measures: Row[] = [];
  let worst: Measured['report'];
  try {
    for (const subject of subjects) {
      say(`measuring: ${subject.title}`);
      const { figures, report } = await subject.measure({ stage, runs, say });
      if (report && report.score < (worst?.score ?? Infinity)) worst = report;
      (PAGES.includes(subject) ? pages : measures).push({ title: subject.title, figures });
    }
  } finally {
    await stage.close();
    if (worst) keep(worst.html);
  }
  const tables = [pages.length > 0 ? printPages(pages) : '', measures.length > 0 ? printMeasures(measures) : ''];
  return {
    tables: tables.filter(Boolean).join('\n\n'),
    isAllReached: [...pages, ...measures].every(({ figures }) => figures.every(isReached)),
  };
}

function keep(html: string): void {
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, html);
  say(`the report of the slowest page: ${REPORT}`);
}

const { tables, isAllReached } = await measure(readArgs());
process.stdout.write(`${tables}\n`);
if (!isAllReached) process.exitCode = 1;
