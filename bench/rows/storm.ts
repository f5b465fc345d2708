import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { claimBody, watchPayload } from '../documents';
import { graphQLRequest } from '../load/requests';
import { copyReceipt, itemId, newDiners, newFreshReceipt, receiptId } from '../receipts';
import { inMs, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { percentile } from '../stats';
import { assertRight } from './assertRight';

const PHONES = 10_000;
const PHONES_OF_TABLE = 12;
/** Those who tap meanwhile, each now and then. */
const TAPPERS = 4;
const TAP_EVERY_MS = 50;
const ALONE_TAPS = 200;
const STORM_TAPS = 1_000;
/** How long the storm blows before the taps count, in ms. */
const LEAD_MS = 100;
const MAX_P99_MS = 250;

/**
 * After a restart all phones connect in the same moment, and others tap meanwhile. The baseline is the same taps without a storm.
 * Taps are counted while the storm blows alone.
 */
export const storm: Row = {
  name: 'storm',
  run: async (bench: Bench) => {
    const { database } = bench;
    const receipt = await newFreshReceipt(database.db);
    const diners = await newDiners(database.db, TAPPERS);
    const tables = Math.ceil(PHONES / PHONES_OF_TABLE);
    const first = bench.takeNumbers(tables);
    await copyReceipt(database.db, { receipt, first, count: tables });
    const tapped = bench.takeNumbers(ALONE_TAPS + STORM_TAPS);
    await copyReceipt(database.db, { receipt, first: tapped, count: ALONE_TAPS + STORM_TAPS });
    await database.analyze();
    const api = await ServerProcess.startApi(database.url, { TRUST_PROXY: '1' });
    try {
      const { port } = api;
      const tapsOf = (from: number, count: number): string[] =>
        Array.from({ length: count }, (_, index) => {
          const { secret: cookie } = diners[index % TAPPERS] ?? { secret: '' };
          const body = claimBody({
            itemId: itemId({ number: tapped + from + index, line: 0 }),
            idempotencyKey: randomUUID(),
          });
          return graphQLRequest({ port, cookie, body });
        });
      const tap = { port, connections: TAPPERS, everyMs: TAP_EVERY_MS, right: '"ClaimItemPayload"' };
      const alone = assertRight(await bench.http.call('run', { ...tap, requests: tapsOf(0, ALONE_TAPS) }));
      const before = api.cpuMs();
      const evening = { isOver: false };
      const storming = bench.sockets
        .call('storm', {
          port,
          payloads: Array.from({ length: PHONES }, (_, index) => watchPayload(receiptId(first + (index % tables)))),
        })
        .finally(() => (evening.isOver = true));
      await wait(LEAD_MS);
      const latencies: number[] = [];
      for (let from = ALONE_TAPS; !evening.isOver && from < ALONE_TAPS + STORM_TAPS; from += TAPPERS)
        latencies.push(
          ...assertRight(await bench.http.call('run', { ...tap, requests: tapsOf(from, TAPPERS) })).latencies,
        );
      const { inAfterMs, told, lost } = await storming;
      const p99 = percentile(latencies, 99);
      const cpu = (api.cpuMs() - before) / PHONES;
      return [
        {
          measure: `${PHONES.toLocaleString('en-US')} phones connect at once; taps of others meanwhile`,
          ours:
            `taps p50 ${inMs(percentile(latencies, 50))}, p99 ${inMs(p99)}; half in after ${inMs(percentile(inAfterMs, 50))}, ` +
            `all after ${inMs(Math.max(...inAfterMs))}; told to come back ${told}, lost ${lost}; ${inMs(cpu)} CPU a phone`,
          baseline: `p99 ${inMs(alone.p99)} without them`,
          ratio: (p99 / alone.p99).toFixed(1),
          target: `taps p99 < ${MAX_P99_MS} ms, none lost`,
          isReached: p99 < MAX_P99_MS && lost === 0,
        },
      ];
    } finally {
      await api.stop();
      await bench.sockets.call('close', {});
    }
  },
};
