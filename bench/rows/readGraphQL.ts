import { compare } from '../compare';
import { readBody } from '../documents';
import { graphQLRequest } from '../load/requests';
import { newBusyReceipt, newDiners } from '../receipts';
import { perSecond, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { mustBeRight } from './mustBeRight';

const CONNECTIONS = 32;
/** People of one table, each of whom gets an answer of their own. */
const DINERS = 12;
const ROUND_MS = 1_200;
const LEAST_RATIO = 0.5;
/** The fastest read of a comparable product on a machine of two cores, times five. */
const LEAST_PER_SECOND = 5 * 357;

/** The query of the live screen by the people of a table, beside the cheapest thing the same GraphQL server can do. */
export const readGraphQL: Row = {
  name: 'read-graphql',
  run: async (bench: Bench) => {
    const receipt = await newBusyReceipt(bench.database.db);
    const diners = await newDiners(bench.database.db, DINERS);
    await bench.database.settle();
    const api = await ServerProcess.startApi(bench.database.url);
    try {
      const { port } = api;
      const rate = async ({ body, right }: { body: object; right: string }): Promise<number> => {
        const requests = diners.map(({ secret: cookie }) => graphQLRequest({ port, body, cookie }));
        const cpuMs = api.cpuMs();
        const job = { port, connections: CONNECTIONS, requests, durationMs: ROUND_MS, right };
        const { perSecond: rate, answered } = mustBeRight(await bench.http.call('run', job));
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
          target: `>= ${LEAST_RATIO} and >= ${perSecond(LEAST_PER_SECOND)}`,
          isReached: ratio >= LEAST_RATIO && ours >= LEAST_PER_SECOND,
        },
      ];
    } finally {
      await api.stop();
    }
  },
};
