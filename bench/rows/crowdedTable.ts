import { randomUUID } from 'node:crypto';
import { claimBody, watchPayload } from '../documents';
import { graphQLRequest } from '../load/requests';
import { copyReceipt, itemId, newDiners, newFreshReceipt, receiptId } from '../receipts';
import { inMs, type Bench, type Line, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { percentile } from '../stats';
import { assertRight } from './assertRight';

const TAPS_EACH = 3;
/** How many tables sit down one after another. The first ones warm the process up: only code that has run often is compiled. */
const TABLES = 40;
const WARM_UP_TABLES = 10;
/** How many lone taps a table is compared with. */
const LONE_TAPS = 200;

interface Size {
  readonly diners: number;
  /** The p99 of a tap at this table, as a multiple of the median of a tap that is alone on the server. */
  readonly mostLoneTaps: number;
}
const SIZES: readonly Size[] = [
  { diners: 12, mostLoneTaps: 6 },
  { diners: 40, mostLoneTaps: 12 },
];

/**
 * All diners of a table have the bill open and claim three units each at the same moment, each tap on a connection of its
 * own. Together they claim the whole bill. The result is right when every claim succeeds and the claims add up to the total.
 */
export const crowdedTable: Row = {
  name: 'table',
  run: async (bench: Bench) => {
    const api = await ServerProcess.startApi(bench.database.url);
    try {
      const lines: Line[] = [];
      for (const size of SIZES) lines.push(await measureTable({ bench, api, size }));
      return lines;
    } finally {
      await api.stop();
    }
  },
};

async function measureTable({ bench, api, size }: { bench: Bench; api: ServerProcess; size: Size }): Promise<Line> {
  const { database } = bench;
  const { port } = api;
  const taps = size.diners * TAPS_EACH;
  const receipt = await newFreshReceipt(database.db, { lines: size.diners });
  const diners = await newDiners(database.db, size.diners);
  const first = bench.takeNumbers(TABLES + LONE_TAPS);
  await copyReceipt(database.db, { receipt, first, count: TABLES + LONE_TAPS });
  await database.analyze();
  const requestOf = ({ number, tap }: { number: number; tap: number }): string => {
    const { secret: cookie } = diners[tap % diners.length] ?? { secret: '' };
    const item = itemId({ number, line: Math.floor(tap / TAPS_EACH) });
    return graphQLRequest({ port, cookie, body: claimBody({ itemId: item, idempotencyKey: randomUUID() }) });
  };
  const right = '"ClaimItemPayload"';
  const latencies: number[] = [];
  let fewest = taps;
  const cpuMs = api.cpuMs();
  for (let number = first; number < first + TABLES; number++) {
    await bench.sockets.call('open', { port, payloads: diners.map(() => watchPayload(receiptId(number))) });
    const requests = Array.from({ length: taps }, (_, tap) => requestOf({ number, tap }));
    const result = await bench.http.call('run', { port, connections: taps, requests, right });
    await bench.sockets.call('close', {});
    const isWhole = await isFullyClaimed({ bench, id: receiptId(number), taps });
    fewest = Math.min(fewest, isWhole ? result.right : 0);
    if (number >= first + WARM_UP_TABLES) latencies.push(...result.latencies);
  }
  bench.say(
    `  ${((api.cpuMs() - cpuMs) / (TABLES * taps)).toFixed(2)} ms CPU of the api for a tap, with what its table sees of it`,
  );
  const lone = await bench.http.call('run', {
    port,
    connections: 1,
    requests: Array.from({ length: LONE_TAPS }, (_, index) =>
      requestOf({ number: first + TABLES + index, tap: index % taps }),
    ),
    right,
  });
  const p99 = percentile(latencies, 99);
  const ratio = p99 / assertRight(lone).p50;
  return {
    measure: `a table of ${size.diners} tapping ${TAPS_EACH} times each, all at once`,
    ours: `${fewest} of ${taps} right, p50 ${inMs(percentile(latencies, 50))}, p99 ${inMs(p99)}`,
    baseline: `${inMs(lone.p50)} a lone tap`,
    ratio: ratio.toFixed(1),
    target: `${taps} of ${taps}, p99 <= ${size.mostLoneTaps} lone taps`,
    isReached: fewest === taps && ratio <= size.mostLoneTaps,
  };
}

/** Checks in the database, not in the answers, that the claims cover the whole bill. */
async function isFullyClaimed({ bench, id, taps }: { bench: Bench; id: string; taps: number }): Promise<boolean> {
  const { rows } = await bench.database.db.pool.query<{ is_whole: boolean }>(
    `SELECT r.total_cents = sum(c.amount_cents) AND count(*) = $2 AS is_whole
     FROM receipt r JOIN claim c ON c.receipt_id = r.id WHERE r.id = $1 GROUP BY r.id`,
    [id, taps],
  );
  return rows[0]?.is_whole ?? false;
}
