// `npm run sabotage`, or `npm run sabotage -- --only "two workers"` for those whose harm or file contains one of the texts, which
// commas separate.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProofDatabase } from '../startProofDatabase';
import { firstFailure, type Failure } from './runTests';
import type { Sabotage } from './Sabotage';
import { SABOTAGES } from './sabotages';
import { makeScratchCopy } from './scratchCopy';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const texts = (values.only ?? '').split(',');
const chosen = SABOTAGES.filter(({ harm, file }) => texts.some((text) => harm.includes(text) || file.includes(text)));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The tests have to pass before anything is broken, or else they would notice everything. */
async function checkSound(where: { folder: string; databaseUrl: string }): Promise<void> {
  for (const project of ['node', 'web'] as const) {
    const tests = new Set(chosen.filter((one) => (one.project ?? 'node') === project).flatMap((one) => one.tests));
    if (tests.size === 0) continue;
    say(`${tests.size} test files or folders of ${project}, with nothing broken`);
    const failure = await firstFailure({ ...where, project, tests: [...tests] });
    if (failure !== null)
      throw new Error(`A test fails although nothing is broken: ${failure.test}\n${failure.message}`);
  }
}

/** @returns the test that noticed it; null when none did. */
async function breakAndTest(one: Sabotage, where: { folder: string; databaseUrl: string }): Promise<Failure | null> {
  const path = join(where.folder, one.file);
  const sound = await readFile(path, 'utf8');
  if (!sound.includes(one.from))
    throw new Error(`${one.file} does not have the text any more that "${one.harm}" replaces`);
  await writeFile(
    path,
    sound.replaceAll(one.from, () => one.to),
  );
  try {
    return await firstFailure({ ...where, ...one });
  } finally {
    await writeFile(path, sound);
  }
}

if (chosen.length === 0) throw new Error('No harm contains this text');
const database = await startProofDatabase();
const copy = await makeScratchCopy();
const where = { folder: copy.folder, databaseUrl: database.url };
let unnoticed = 0;
try {
  await checkSound(where);
  for (const one of chosen) {
    const failure = await breakAndTest(one, where);
    if (failure === null) unnoticed += 1;
    say(failure ? `noticed: ${one.harm}\n    by: ${failure.test}` : `NOT NOTICED: ${one.harm} (${one.file})`);
  }
} finally {
  await copy.remove();
  await database.stop();
}
say(`${chosen.length} harmful changes, ${unnoticed} not noticed`);
process.exitCode = unnoticed > 0 ? 1 : 0;
