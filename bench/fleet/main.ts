// `npm run bench:fleet -- --tables 300 --seconds 75`, with `--waves 7` for six times as many tables before them,
// `--asynchronous 1` for a standby that commits do not wait for, and `--save 1` to keep the figures, from which docs/capacity.md is computed.
import { hasRedisServer } from '@fairtab/services/testing/redis';
import { writeFileSync } from 'node:fs';
import { readFlags } from '../../scripts/proof/readFlags';
import { hasHAProxy } from '../../scripts/proof/rolling/HAProxy';
import { PAPER, readPaper, withCapacity } from './capacityPaper';
import { describeRun } from './describeRun';
import { figuresOf, saveFigures } from './figures';
import { runFleet } from './runFleet';

const { tables, seconds, waves, asynchronous, save } = readFlags({
  tables: 100,
  seconds: 60,
  waves: 1,
  asynchronous: 0,
  save: 0,
});
if (!hasHAProxy || !hasRedisServer) throw new Error('The fleet needs haproxy and redis-server on the PATH.');
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const run = await runFleet({ tables, ms: seconds * 1_000, waves, isSynchronous: asynchronous === 0, say });
process.stdout.write(`${describeRun(run)}\n`);
if (save > 0) {
  const figures = figuresOf(run);
  saveFigures(figures);
  writeFileSync(PAPER, await withCapacity(readPaper(), figures));
}
process.exitCode = run.wrong.length > 0 || (run.isSynchronous && run.lost.length > 0) ? 1 : 0;
