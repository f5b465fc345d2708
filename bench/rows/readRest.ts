import { isDeepStrictEqual } from 'node:util';
import { compare } from '../compare';
import { getRequest } from '../load/requests';
import { newBusyReceipt } from '../receipts';
import { perSecond, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { assertRight } from './assertRight';

const CONNECTIONS = 32;
const ROUND_MS = 1_200;
const MIN_RATIO = 0.4;

/** The documented REST read. The baseline is a small handler that returns the same JSON, but for the people, from one statement. */
export const readRest: Row = {
  name: 'read-rest',
  run: async (bench: Bench) => {
    const { database } = bench;
    const receipt = await newBusyReceipt(database.db);
    await database.analyze();
    const path = `/api/shared-receipts/${receipt.id}`;
    const api = await ServerProcess.startApi(database.url);
    const bare = await ServerProcess.start({
      entry: 'bench/baselines/bareServer.ts',
      env: { DATABASE_URL: database.url },
    });
    try {
      await assertSameAnswers({ ports: [api.port, bare.port], path });
      const rate = async ({ port }: ServerProcess): Promise<number> => {
        const requests = [getRequest({ port, path })];
        const job = { port, connections: CONNECTIONS, requests, durationMs: ROUND_MS, right: '"Roast Chicken"' };
        return assertRight(await bench.http.call('run', job)).perSecond;
      };
      await rate(api);
      await rate(bare);
      const { ours, baseline, ratio } = await compare({ rounds: 7, ours: () => rate(api), baseline: () => rate(bare) });
      return [
        {
          measure: 'REST read of the same, c=32',
          ours: perSecond(ours),
          baseline: `${perSecond(baseline)} node:http + one statement`,
          ratio: ratio.toFixed(2),
          target: `>= ${MIN_RATIO}`,
          isReached: ratio >= MIN_RATIO,
        },
      ];
    } finally {
      await api.stop();
      await bare.stop();
    }
  },
};

async function assertSameAnswers({ ports, path }: { ports: readonly number[]; path: string }): Promise<void> {
  const bodies = ports.map(async (port) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    // Only the product adds up who owes what.
    return { ...((await answer.json()) as object), people: undefined };
  });
  const [first, ...others] = await Promise.all(bodies);
  for (const other of others)
    if (!isDeepStrictEqual(first, other))
      throw new Error(`The baseline reads something else:\n${JSON.stringify(first)}\n${JSON.stringify(other)}`);
}
