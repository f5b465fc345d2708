import { compare } from '../compare';
import { readBody } from '../documents';
import { graphQLRequest } from '../load/requests';
import { newBusyReceipt, newDiners } from '../receipts';
import { perSecond, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { assertRight } from './assertRight';

const CONNECTIONS = 32;
/** Diners of one receipt. The answer differs for each of them. */
const DINERS = 12;
const ROUND_MS = 1_200;
const MIN_RATIO = 0.5;
/** Five times the fastest read of a comparable product on a machine with two cores. */
const MIN_PER_SECOND = 5 * 357;

/** The live screen's query by the diners of a receipt. The baseline is the cheapest query of the same server. */
export const readGraphQL: Row = {
  name: 'read-graphql',
  run: async (bench: Bench) => {
    const receipt = await newBusyReceipt(bench.database.db);
    const diners = await newDiners(bench.database.db, DINERS);
    await bench.database.analyze();
    const api = await ServerProcess.startApi(bench.database.url);
    try {
      const { port } = api;
      const rate = async ({ body, right }: { body: object; right: string }): Promise<number> => {
        const requests = diners.map(({ secret: cookie }) => graphQLRequest({ port, body, cookie }));
        const cpuMs = api.cpuMs();
        const job = { port, connections: CONNECTIONS, requests, durationMs: ROUND_MS, right };
        const { perSecond: rate, answered } = assertRight(await bench.http.call('run', job));
        bench.say(`  ${rate.toFixed(0)}/s, ${((api.cpuMs() - cpuMs) / answered).toFixed(2)} ms CPU of the api each`);
        return rate;
      };
      const read = () => rate({ body: readBody(receipt.id), right: '"Roast Chicken"' });
      const typename = () => rate({ body: { query: '{ __typename }' }, right: '"Query"' });
      await read();
      await typename();
      const { ours, baseline, ratio } = await compare({ rounds: 7, ours: read, baseline: typename });
      return [
        {
          measure: 'GraphQL read of a live receipt (12 items, 8 claims), c=32',
          ours: perSecond(ours),
          baseline: `${perSecond(baseline)} { __typename }`,
          ratio: ratio.toFixed(2),
          target: `>= ${MIN_RATIO} and >= ${perSecond(MIN_PER_SECOND)}`,
          isReached: ratio >= MIN_RATIO && ours >= MIN_PER_SECOND,
        },
      ];
    } finally {
      await api.stop();
    }
  },
};
