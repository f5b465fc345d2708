import { randomUUID } from 'node:crypto';
import { claimBody, watchPayload } from '../documents';
import { graphQLRequest } from '../load/requests';
import { copyReceipt, itemId, newDiners, newFreshReceipt, receiptId } from '../receipts';
import { inMs, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { percentile } from '../stats';

const DINERS = 12;
const TAPS_EACH = 3;
const TABLES = 30;
const MAX_P99_MS = 150;

/**
 * Twelve diners have the bill open and claim three units each at the same moment: 36 connections claim the whole bill.
 * The result is right when every claim succeeds and the claims add up to the total.
 */
export const crowdedTable: Row = {
  name: 'table',
  run: async (bench: Bench) => {
    const { database } = bench;
    const receipt = await newFreshReceipt(database.db);
    const diners = await newDiners(database.db, DINERS);
    const first = bench.takeNumbers(TABLES);
    await copyReceipt(database.db, { receipt, first, count: TABLES });
    await database.analyze();
    const api = await ServerProcess.startApi(database.url);
    try {
      const { port } = api;
      const latencies: number[] = [];
      const taps = DINERS * TAPS_EACH;
      let fewest = taps;
      for (let number = first; number < first + TABLES; number++) {
        await bench.sockets.call('open', { port, payloads: diners.map(() => watchPayload(receiptId(number))) });
        const requests = Array.from({ length: taps }, (_, tap) => {
          const { secret: cookie } = diners[tap % DINERS] ?? { secret: '' };
          const item = itemId({ number, line: Math.floor(tap / TAPS_EACH) });
          return graphQLRequest({ port, cookie, body: claimBody({ itemId: item, idempotencyKey: randomUUID() }) });
        });
        const result = await bench.http.call('run', {
          port,
          connections: taps,
          requests,
          right: '"ClaimItemPayload"',
        });
        await bench.sockets.call('close', {});
        const isWhole = await isFullyClaimed({ bench, id: receiptId(number) });
        fewest = Math.min(fewest, isWhole ? result.right : 0);
        // The first table only warms the process up.
        if (number > first) latencies.push(...result.latencies);
      }
      const p99 = percentile(latencies, 99);
      return [
        {
          measure: `a table of ${DINERS} tapping ${TAPS_EACH} times each, all at once`,
          ours: `${fewest} of ${taps} right, p50 ${inMs(percentile(latencies, 50))}, p99 ${inMs(p99)}`,
          baseline: 'a peer: 9 of 24',
          ratio: '',
          target: `${taps} of ${taps}, p99 < ${MAX_P99_MS} ms`,
          isReached: fewest === taps && p99 < MAX_P99_MS,
        },
      ];
    } finally {
      await api.stop();
    }
  },
};

/** Checks in the database, not in the answers, that the claims cover the whole bill. */
async function isFullyClaimed({ bench, id }: { bench: Bench; id: string }): Promise<boolean> {
  const { rows } = await bench.database.db.pool.query<{ is_whole: boolean }>(
    `SELECT r.total_cents = sum(c.amount_cents) AND count(*) = 36 AS is_whole
     FROM receipt r JOIN claim c ON c.receipt_id = r.id WHERE r.id = $1 GROUP BY r.id`,
    [id],
  );
  return rows[0]?.is_whole ?? false;
}
