import { randomUUID } from 'node:crypto';
import { compare } from '../compare';
import { readBody } from '../documents';
import { graphQLRequest } from '../load/requests';
import { newBusyReceipt, newDiners } from '../receipts';
import { perSecond, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { assertRight } from './assertRight';

const CONNECTIONS = 32;
const RECEIPTS = 20;
/** Diners of one receipt, each of whom reads every version once. */
const DINERS = 12;
const VERSIONS_PER_ROUND = 5;
const ROUND_MS = 1_200;
const MIN_RATIO = 0.6;

/** The live screen's query by everybody at a table after somebody changed it, so that no answer is kept yet. */
export const firstRead: Row = {
  name: 'first-read',
  run: async (bench: Bench) => {
    const { db } = bench.database;
    const ids: string[] = [];
    for (let n = 0; n < RECEIPTS; n++) ids.push((await newBusyReceipt(db)).id);
    const diners = await newDiners(db, DINERS);
    await bench.database.analyze();
    const api = await ServerProcess.startApi(bench.database.url);
    try {
      const { port } = api;
      const requests = ids.flatMap((id) =>
        diners.map(({ secret: cookie }) => graphQLRequest({ port, body: readBody(id), cookie })),
      );
      const reads = async (): Promise<number> => {
        let seconds = 0;
        const cpuMs = api.cpuMs();
        for (let version = 0; version < VERSIONS_PER_ROUND; version++) {
          // As by another process, so that this one reads the state from the database once.
          await db.pool.query('UPDATE receipt SET version = version + 1, write_id = $2 WHERE id = ANY ($1)', [
            ids,
            randomUUID(),
          ]);
          const job = { port, connections: CONNECTIONS, requests, right: '"Roast Chicken"' };
          seconds += requests.length / assertRight(await bench.http.call('run', job)).perSecond;
        }
        const answered = VERSIONS_PER_ROUND * requests.length;
        bench.say(
          `  ${(answered / seconds).toFixed(0)}/s, ${((api.cpuMs() - cpuMs) / answered).toFixed(2)} ms CPU each`,
        );
        return answered / seconds;
      };
      const typename = async (): Promise<number> => {
        const body = { query: '{ __typename }' };
        const asked = diners.map(({ secret: cookie }) => graphQLRequest({ port, body, cookie }));
        const job = { port, connections: CONNECTIONS, requests: asked, durationMs: ROUND_MS, right: '"Query"' };
        return assertRight(await bench.http.call('run', job)).perSecond;
      };
      await reads();
      await typename();
      const { ours, baseline, ratio } = await compare({ rounds: 7, ours: reads, baseline: typename });
      return [
        {
          measure: `first read of a version by each of ${DINERS} diners, c=32`,
          ours: perSecond(ours),
          baseline: `${perSecond(baseline)} { __typename }`,
          ratio: ratio.toFixed(2),
          target: `>= ${MIN_RATIO}`,
          isReached: ratio >= MIN_RATIO,
        },
      ];
    } finally {
      await api.stop();
    }
  },
};
