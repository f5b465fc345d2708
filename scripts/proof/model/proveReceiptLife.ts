import { seeds } from '@fairtab/domain/testing/bills';
import fc from 'fast-check';
import { Burst } from './Burst';
import { drafts } from './Draft';
import { Life } from './Life';
import { Rig } from './Rig';
import { Tally } from './Tally';

const bursts = fc
  .oneof(
    { weight: 1, arbitrary: fc.array(drafts, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(drafts, { minLength: 2, maxLength: 6 }) },
  )
  .map((burst) => new Burst(burst));

const lives = fc.record({
  table: fc.record({ seed: seeds, items: fc.integer({ min: 1, max: 3 }), diners: fc.integer({ min: 1, max: 4 }) }),
  commands: fc.commands([bursts], { maxCommands: 16, size: 'max' }),
});

/**
 * Lets random people do random things with receipts, one after another and at the same time, in two processes on a real
 * database, and compares every answer and every version with the rules.
 * @param proof.seed repeats the acts of an earlier proof; what overlaps how is up to the machine
 * @returns what happened how often.
 * @throws Error with the seed and the life that failed. It is not made shorter, since the same acts overlap otherwise each time.
 */
export async function proveReceiptLife({
  databaseUrl,
  runs,
  seed,
  onRun = () => undefined,
}: {
  databaseUrl: string;
  runs: number;
  seed: number;
  onRun?: () => void;
}): Promise<Tally> {
  const rig = await Rig.open(databaseUrl);
  const tally = new Tally();
  try {
    await fc.assert(
      fc.asyncProperty(lives, async ({ table, commands }) => {
        await fc.asyncModelRun(async () => ({ model: await Life.begin(rig, table), real: tally }), commands);
        onRun();
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    return tally;
  } finally {
    await rig.close();
  }
}
