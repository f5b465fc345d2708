import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { claimBody, watchPayload } from '../documents';
import { graphQLRequest } from '../load/requests';
import { copyReceipt, itemId, newDiners, newFreshReceipt, receiptId } from '../receipts';
import type { Bench, Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { assertRight } from './assertRight';

const RECEIPTS = 1_000;
const CLAIMS_EACH = 4;
const MAX_MEGABYTES = 300;
const QUIET_MS = 1_500;
const SAMPLES = 10;

/** The memory of the api with a thousand open receipts, each with one subscriber and four claims. */
export const memory: Row = {
  name: 'memory',
  run: async (bench: Bench) => {
    const { database } = bench;
    const receipt = await newFreshReceipt(database.db);
    const diners = await newDiners(database.db, RECEIPTS);
    const first = bench.takeNumbers(RECEIPTS);
    await copyReceipt(database.db, { receipt, first, count: RECEIPTS });
    const api = await ServerProcess.startApi(database.url);
    try {
      const { port } = api;
      const payloads = diners.map((_, index) => watchPayload(receiptId(first + index)));
      await bench.sockets.call('open', { port, payloads });
      const requests = Array.from({ length: CLAIMS_EACH * RECEIPTS }, (_, index) => {
        const item = itemId({ number: first + (index % RECEIPTS), line: Math.floor(index / RECEIPTS) });
        const { secret: cookie } = diners[index % RECEIPTS] ?? { secret: '' };
        return graphQLRequest({ port, cookie, body: claimBody({ itemId: item, idempotencyKey: randomUUID() }) });
      });
      assertRight(await bench.http.call('run', { port, connections: 32, requests, right: '"ClaimItemPayload"' }));
      await bench.sockets.call('waitUntilQuiet', { ms: QUIET_MS });
      const bytes: number[] = [];
      for (let sample = 0; sample < SAMPLES; sample++) {
        bytes.push(api.residentBytes());
        await wait(100);
      }
      const megabytes = Math.max(...bytes) / 1024 / 1024;
      const isKnown = !Number.isNaN(megabytes);
      return [
        {
          measure: `memory of the api process with ${RECEIPTS.toLocaleString('en-US')} open live receipts`,
          ours: isKnown ? `${megabytes.toFixed(0)} MB` : 'this system has no /proc',
          baseline: '',
          ratio: '',
          target: `< ${MAX_MEGABYTES} MB`,
          isReached: isKnown ? megabytes < MAX_MEGABYTES : null,
        },
      ];
    } finally {
      await api.stop();
      await bench.sockets.call('close', {});
    }
  },
};
