import { randomUUID } from 'node:crypto';
import { nthUnit } from '../baselines/claimStatement';
import { claimBody, watchPayload } from '../documents';
import { graphQLRequest } from '../load/requests';
import { copyReceipt, itemId, newDiners, newFreshReceipt, receiptId } from '../receipts';
import { inMs, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { StatementRecorder } from '../StatementRecorder';
import { percentile } from '../stats';

const SUBSCRIBERS = 1_000;
const CLAIMS = 20;
const MAX_P99_MS = 250;
/** Longer than the server collects presence changes, so that joining is over before the first claim. */
const QUIET_MS = 1_500;
const READS_RECEIPT = /\bFROM\s+"?receipt"?\b/i;
/** The comparison of all watched receipts every few seconds (api/live/receipts/VersionCheck.ts) belongs to no change. */
const COMPARES_VERSIONS = /^SELECT id, version, write_id /;

/**
 * One claim after another on a receipt that a thousand sockets watch: the time from a claim until each socket has it,
 * and how often the server reads the receipt from the database for that.
 */
export const claimToScreen: Row = {
  name: 'screen',
  run: async (bench: Bench) => {
    const { database } = bench;
    const receipt = await newFreshReceipt(database.db);
    const [diner] = await newDiners(database.db, 1);
    const number = bench.takeNumbers(1);
    await copyReceipt(database.db, { receipt, first: number, count: 1 });
    const recorder = await StatementRecorder.open(database.url);
    const api = await ServerProcess.startApi(recorder.url);
    try {
      const { port } = api;
      const payloads = Array.from({ length: SUBSCRIBERS }, () => watchPayload(receiptId(number)));
      await bench.sockets.call('open', { port, payloads });
      await bench.sockets.call('waitUntilQuiet', { ms: QUIET_MS });
      recorder.take();
      const latencies: number[] = [];
      const reads: number[] = [];
      for (let n = 0; n < CLAIMS; n++) {
        const body = claimBody({ itemId: itemId({ number, line: nthUnit(n).line }), idempotencyKey: randomUUID() });
        const request = graphQLRequest({ port, body, ...(diner ? { cookie: diner.secret } : {}) });
        const each = await bench.sockets.call('claim', { port, request, version: n + 2 });
        latencies.push(...each);
        reads.push(recorder.take().filter((text) => READS_RECEIPT.test(text) && !COMPARES_VERSIONS.test(text)).length);
      }
      const p99 = percentile(latencies, 99);
      const most = Math.max(...reads);
      return [
        {
          measure: `claim to screen: 1 claim to ${SUBSCRIBERS.toLocaleString('en-US')} subscribers of one receipt`,
          ours: `p50 ${inMs(percentile(latencies, 50))}, p99 ${inMs(p99)}, at most ${most} reads a change`,
          baseline: '',
          ratio: '',
          target: `p99 < ${MAX_P99_MS} ms, at most 1 read`,
          isReached: p99 < MAX_P99_MS && most <= 1,
        },
      ];
    } finally {
      await api.stop();
      await bench.sockets.call('close', {});
      await recorder.close();
    }
  },
};
