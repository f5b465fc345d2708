import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ScannedBill } from '@fairtab/domain/scan/bill';
import { readBill } from '@fairtab/domain/scan/readBill';
import { CachedWords } from './cachedWords';
import type { Truth } from './generator/Bill';
import { composedSamples, labelledSamples, syntheticSamples, type Sample } from './samples';
import { scoreOf, type Score } from './score';
import { doubtsTableOf, failureOf, tableOf } from './report';

// How right receipts are read:
// npm run bench:reading -- --srd <folder> [--sroie <folder>] [--only <sets>] [--half tuned|untouched] [--failures]

/** Change it whenever the generator makes other pictures of the same seed. */
const PICTURES = 'pictures-1';
/** Receipts are not from the future. */
const TODAY = '2026-11-22';

const { values } = parseArgs({
  options: {
    srd: { type: 'string' },
    sroie: { type: 'string' },
    only: { type: 'string' },
    half: { type: 'string' },
    failures: { type: 'boolean', default: false },
    cache: { type: 'string', default: '.data/reading' },
  },
});

const { srd, sroie } = values;
const kinds = {
  dev: srd
    ? [
        ...(await labelledSamples({ folder: srd, set: 'dev gold', tier: 'gold' })),
        ...(await labelledSamples({ folder: srd, set: 'dev silver', tier: 'silver' })),
      ]
    : [],
  sroie: sroie ? await labelledSamples({ folder: sroie, set: 'sroie', tier: null }) : [],
  synthetic: syntheticSamples(),
  composed: srd ? await composedSamples({ folder: srd, tier: 'gold' }) : [],
};
const samples = Object.entries(kinds)
  .flatMap(([kind, ofKind]) => ofKind.map((sample) => ({ ...sample, kind })))
  .filter(({ set }) => values.only === undefined || values.only.split(',').includes(set))
  .filter(({ isTuned }) => values.half === undefined || isTuned === (values.half === 'tuned'));

const words = new CachedWords(values.cache);
const scored: { sample: Sample & { kind: string }; score: Score; doubtedBy: string | null }[] = [];
for (const sample of samples) {
  const { truth, picture } = await kept(sample);
  const read = readBill({ pages: [await words.read(picture)], today: TODAY });
  const bill: ScannedBill | null = read.ok ? read.bill : null;
  const score = scoreOf(bill, truth);
  const doubtedBy = read.ok ? (read.doubtedBy ?? null) : read.reason;
  scored.push({ sample, score, doubtedBy });
  // What is wrong on the other half stays unknown, so that nobody makes rules for it.
  if (values.failures && sample.isTuned)
    process.stdout.write(failureOf({ id: sample.id, bill, truth, score, doubtedBy }));
}
await words.close();

for (const isTuned of [true, false]) {
  const ofHalf = scored.filter(({ sample }) => sample.isTuned === isTuned);
  if (ofHalf.length === 0) continue;
  process.stdout.write(`\n${isTuned ? 'Tuned half' : 'Untouched half'}\n`);
  for (const column of ['kind', 'set'] as const) {
    const rows = ofHalf.map(({ sample, ...row }) => ({ ...row, column: sample[column] }));
    process.stdout.write(`\n${tableOf(rows)}\n\n${doubtsTableOf(rows)}\n`);
  }
}

/** Making pictures takes longer than reading them, so they are kept. */
async function kept(sample: Sample): Promise<{ truth: Truth; picture: Buffer }> {
  const folder = join(values.cache, PICTURES);
  const file = join(folder, sample.id.replace(/\W+/g, '-'));
  const truth = await readFile(`${file}.json`, 'utf8').catch(() => null);
  if (truth !== null) return { truth: JSON.parse(truth), picture: await readFile(`${file}.jpg`) };
  const made = await sample.load();
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.jpg`, made.picture);
  await writeFile(`${file}.json`, JSON.stringify(made.truth));
  return made;
}
