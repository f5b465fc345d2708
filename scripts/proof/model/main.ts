// `npm run model -- --runs 10000 --acts 10000 --seed 7`; with 0 of one of them only the other one runs.
import { randomInt } from 'node:crypto';
import { moneyLines, proveMoney } from '../money/proveMoney';
import { readFlags } from '../readFlags';
import { startProofDatabase } from '../startProofDatabase';
import { proveReceiptLife } from './proveReceiptLife';

const EVERY = 250;

const { runs, acts, seed } = readFlags({ runs: 1_000, acts: 2_000, seed: randomInt(2 ** 31) });
const say = (text: string): void => void process.stdout.write(`${text}\n`);
say(`${runs} receipts and ${acts} acts of money, seed ${seed}`);
const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 1000);
const database = await startProofDatabase();
try {
  if (runs > 0) await proveReceipts();
  if (acts > 0) await proveAllMoney();
} finally {
  await database.stop();
}

async function proveReceipts(): Promise<void> {
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
}

async function proveAllMoney(): Promise<void> {
  let said = 0;
  const onActs = (done: number) => {
    if (done - said < 1_000) return;
    said = done;
    say(`${done} acts of money, ${seconds()} s`);
  };
  const proof = await proveMoney({ databaseUrl: database.url, acts, seed, onActs });
  say(moneyLines(proof).join('\n'));
  say(`${acts} acts of money, ${seconds()} s, seed ${seed}: added up ${proof.checks} times in SQL. Nothing was wrong.`);
}
