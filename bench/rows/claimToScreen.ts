import { randomUUID } from 'node:crypto';
import { turn } from '../baselines/claimStatement';
import { claimBody, watchPayload } from '../documents';
import { graphQLRequest } from '../load/requests';
import { copyReceipt, itemId, newDiners, newFreshReceipt, receiptId } from '../receipts';
import { inMs, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { StatementTap } from '../StatementTap';
import { percentile } from '../stats';

const SUBSCRIBERS = 1_000;
const CLAIMS = 20;
const MOST_P99_MS = 250;
/** Longer than the server gathers who is looking, so that joining is over when the first tap comes. */
const QUIET_MS = 1_500;
const READS_RECEIPT = /\bFROM\s+"?receipt"?\b/i;

/**
 * One tap after another on a receipt that a thousand phones look at: from the tap to the last bytes on each of them.
 * Reads of the receipt are counted between the server and its database.
 */
export const claimToScreen: Row = {
  name: 'screen',
  run: async (bench: Bench) => {
    const { database } = bench;
    const receipt = await newFreshReceipt(database.db);
    const [diner] = await newDiners(database.db, 1);
    const number = bench.takeNumbers(1);
    await copyReceipt(database.db, { receipt, first: number, count: 1 });
    const tap = await StatementTap.open(database.url);
    const api = await ServerProcess.startApi(tap.url);
    try {
      const { port } = api;
      const payloads = Array.from({ length: SUBSCRIBERS }, () => watchPayload(receiptId(number)));
      await bench.sockets.call('open', { port, payloads });
      await bench.sockets.call('settle', { ms: QUIET_MS });
      tap.take();
      const latencies: number[] = [];
      const reads: number[] = [];
      for (let n = 0; n < CLAIMS; n++) {
        const body = claimBody({ itemId: itemId({ number, line: turn(n).line }), idempotencyKey: randomUUID() });
        const request = graphQLRequest({ port, body, ...(diner ? { cookie: diner.secret } : {}) });
        const each = await bench.sockets.call('claim', { port, request, version: n + 2 });
        latencies.push(...each);
        reads.push(tap.take().filter((text) => READS_RECEIPT.test(text)).length);
      }
      const p99 = percentile(latencies, 99);
      const [fewest, most] = [Math.min(...reads), Math.max(...reads)];
      return [
        {
          measure: `claim to screen: 1 claim to ${SUBSCRIBERS.toLocaleString('en-US')} subscribers of one receipt`,
          ours: `p50 ${inMs(percentile(latencies, 50))}, p99 ${inMs(p99)}, ${fewest === most ? most : `${fewest} to ${most}`} read${most === 1 ? '' : 's'} a change`,
          baseline: '',
          ratio: '',
          target: `p99 < ${MOST_P99_MS} ms, 1 read`,
          isReached: p99 < MOST_P99_MS && fewest === 1 && most === 1,
        },
      ];
    } finally {
      await api.stop();
      await bench.sockets.call('close', {});
      await tap.close();
    }
  },
};
