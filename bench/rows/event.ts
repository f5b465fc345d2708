import { setTable } from '@fairtab/services/testing/table';
import { randomUUID } from 'node:crypto';
import { claimBody, watchPayload } from '../documents';
import { graphQLRequest } from '../load/requests';
import { newDiners } from '../receipts';
import type { Bench, Row } from '../Row';
import { ServerProcess } from '../ServerProcess';

const LINES = 40;
const CLAIMS = 10;
const MAX_BYTES = 2_000;

/** The event that every phone at a large table receives when somebody claims: the largest of ten claims, one after another. */
export const event: Row = {
  name: 'event',
  run: async (bench: Bench) => {
    const { db, url } = bench.database;
    const items = Array.from({ length: LINES }, (_, line) => ({
      name: `Dish ${line + 1}`,
      price: '12.50',
      quantity: 2,
    }));
    const receipt = await setTable(db).newReceipt({ restaurantName: 'Osteria del Banco', items });
    const [diner] = await newDiners(db, 1);
    const api = await ServerProcess.startApi(url);
    try {
      const { port } = api;
      await bench.sockets.call('open', { port, payloads: [watchPayload(receipt.id)] });
      const sizes: number[] = [];
      for (const [index, { id: itemId }] of receipt.items.slice(0, CLAIMS).entries()) {
        const body = claimBody({ itemId, idempotencyKey: randomUUID() });
        const request = graphQLRequest({ port, body, ...(diner ? { cookie: diner.secret } : {}) });
        await bench.sockets.call('claim', { port, request, version: receipt.version + index + 1 });
        sizes.push(...(await bench.sockets.call('eventBytes', {})));
      }
      const largest = Math.max(...sizes);
      return [
        {
          measure: `event of one claim on a bill of ${LINES} lines, to each phone`,
          ours: `${largest.toLocaleString('en-US')} bytes`,
          baseline: '',
          ratio: '',
          target: `<= ${MAX_BYTES.toLocaleString('en-US')} bytes`,
          isReached: largest <= MAX_BYTES,
        },
      ];
    } finally {
      await api.stop();
      await bench.sockets.call('close', {});
    }
  },
};
