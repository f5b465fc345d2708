// `npm run model -- --runs 10000 --seed 7`
import { randomInt } from 'node:crypto';
import { readFlags } from '../readFlags';
import { startProofDatabase } from '../startProofDatabase';
import { proveReceiptLife } from './proveReceiptLife';

const EVERY = 250;

const { runs, seed } = readFlags({ runs: 1_000, seed: randomInt(2 ** 31) });
const say = (text: string): void => void process.stdout.write(`${text}\n`);
say(`${runs} receipts, seed ${seed}`);
const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 1000);
const database = await startProofDatabase();
try {
  let done = 0;
  const onRun = () => {
    done += 1;
    if (done % EVERY === 0) say(`${done} receipts, ${seconds()} s`);
  };
  const tally = await proveReceiptLife({ databaseUrl: database.url, runs, seed, onRun });
  say(tally.lines().join('\n'));
  say(
    `${done} receipts in ${seconds()} s, seed ${seed}: ${tally.sum('done')} acts done, ${tally.sum('refused')} refused, ` +
      `${tally.sum('replayed')} replayed. Nothing was lost, done twice or a cent off.`,
  );
} finally {
  await database.stop();
}
