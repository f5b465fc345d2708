import { QUEUE_NAMES } from '@fairtab/services/platform/jobs/jobs';
import { openQueues } from '@fairtab/services/platform/jobs/openQueues';
import { contextParts } from '@fairtab/services/testing/contextParts';
import { insertManyReceipts } from '@fairtab/services/testing/manyReceipts';
import { memoryMailer } from '@fairtab/services/testing/memoryMailer';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { SCHEDULED_JOBS } from '@fairtab/worker/chores';
import { handlersOf } from '@fairtab/worker/handlers';
import { textReader } from '@fairtab/worker/testing/textReader';
import { makeWorkerContext } from '@fairtab/worker/WorkerContext';
import { Pool } from 'pg';
import { openBenchDatabase, type BenchDatabase } from '../BenchDatabase';
import { claimsInTurn, CONNECTIONS, openAll } from '../claimLoad';
import { compare } from '../compare';
import { dashboardBody } from '../documents';
import { newBusyHost } from '../history';
import { getRequest, graphQLRequest } from '../load/requests';
import { copyReceipt, newBusyReceipt, newDiners, newFreshReceipt, receiptId } from '../receipts';
import { inMs, perSecond, type Bench, type Line, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { median } from '../stats';
import { assertRight } from './assertRight';

const RECEIPTS = Number(process.env.BENCH_RECEIPTS ?? 1_000_000);
const CLAIMS_OF_RECEIPT = 10;
const MAX_RATIO = 1.5;
const ROUNDS = 5;
const DINERS = 200;
/** Receipts that are claimed on, or read, in one round. */
const FRESH = 200;
const CLAIMS_EACH = 6;
const READ_MS = 1_200;
const DASHBOARD_READS = 20;

/** One of the two databases, with a web server on it. */
interface Side {
  claims(): Promise<number>;
  reads(): Promise<number>;
  /** Median, in ms. */
  dashboard(): Promise<number>;
  /** All sweeps one after another when nothing is due, in ms. */
  sweeps(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * What people notice, and the sweeps, on a database with a million receipts and ten million claims. Beside it: the same on one that has nothing else.
 * BENCH_RECEIPTS makes it smaller. It runs only when it is named.
 */
export const largeDatabase: Row = {
  name: 'large',
  isOnlyNamed: true,
  run: async (bench: Bench) => {
    const large = await openBenchDatabase(process.env.DATABASE_URL);
    bench.say(`  inserting ${RECEIPTS} receipts with ${CLAIMS_OF_RECEIPT} claims each`);
    const pool = new Pool({ connectionString: large.url });
    await insertManyReceipts(pool, { receipts: RECEIPTS, claimsOfReceipt: CLAIMS_OF_RECEIPT, now: new Date() });
    await pool.end();
    const [ours, baseline] = [await openSide(bench, large), await openSide(bench, bench.database)];
    try {
      const lines: Line[] = [];
      for (const [name, print, isTime] of [
        ['claims', perSecond, false],
        ['reads', perSecond, false],
        ['dashboard', inMs, true],
        ['sweeps', inMs, true],
      ] as const) {
        await ours[name]();
        await baseline[name]();
        const compared = await compare({ rounds: ROUNDS, ours: () => ours[name](), baseline: () => baseline[name]() });
        const ratio = isTime ? compared.ratio : 1 / compared.ratio;
        lines.push({
          measure: `${RECEIPTS.toLocaleString('en-US')} receipts, ${CLAIMS_OF_RECEIPT} claims each: ${name}`,
          ours: print(compared.ours),
          baseline: `${print(compared.baseline)} on an empty database`,
          ratio: ratio.toFixed(2),
          target: `<= ${MAX_RATIO}`,
          isReached: ratio <= MAX_RATIO,
        });
      }
      return lines;
    } finally {
      await ours.stop();
      await baseline.stop();
      await large.drop();
    }
  },
};

async function openSide(bench: Bench, database: BenchDatabase): Promise<Side> {
  const { db } = database;
  const [fresh, busy, diners] = [await newFreshReceipt(db), await newBusyReceipt(db), await newDiners(db, DINERS)];
  const { bearer } = await newBusyHost(db, { receipt: busy, first: bench.takeNumbers(FRESH), count: FRESH });
  await database.analyze();
  const queues = await openQueues({
    databaseUrl: database.url,
    redisUrl: null,
    names: QUEUE_NAMES,
    logger: silentLogger,
  });
  const handlers = handlersOf(
    makeWorkerContext({ ...contextParts({ db }), queues, mailer: memoryMailer(), reader: textReader() }),
  );
  const api = await ServerProcess.startApi(database.url);
  const { port } = api;
  const copies = async (): Promise<number> => {
    const first = bench.takeNumbers(FRESH);
    await copyReceipt(db, { receipt: fresh, first, count: FRESH });
    await db.pool.query('CHECKPOINT');
    return first;
  };
  return {
    claims: async () => {
      const first = await copies();
      await openAll({ bench, port, first, count: FRESH });
      const requests = claimsInTurn({ port, first, count: FRESH, each: CLAIMS_EACH, diners });
      const job = { port, connections: CONNECTIONS, requests, right: '"ClaimItemPayload"' };
      return assertRight(await bench.http.call('run', job)).perSecond;
    },
    reads: async () => {
      const first = await copies();
      const requests = Array.from({ length: FRESH }, (_, index) =>
        getRequest({ port, path: `/api/shared-receipts/${receiptId(first + index)}` }),
      );
      const job = { port, connections: CONNECTIONS, requests, durationMs: READ_MS, right: '"items"' };
      return assertRight(await bench.http.call('run', job)).perSecond;
    },
    dashboard: async () => {
      const request = graphQLRequest({ port, bearer, body: dashboardBody() });
      const requests = Array.from({ length: DASHBOARD_READS }, () => request);
      const job = { port, connections: 1, requests, right: `"totalCount":${FRESH}` };
      return median(assertRight(await bench.http.call('run', job)).latencies);
    },
    sweeps: async () => {
      const startedAt = performance.now();
      for (const { name } of SCHEDULED_JOBS) await handlers.find(({ job }) => job === name)?.run({});
      return performance.now() - startedAt;
    },
    stop: async () => {
      await api.stop();
      await queues.close();
    },
  };
}
