import { compare } from '../compare';
import { dashboardBody } from '../documents';
import { newBusyHost } from '../history';
import { graphQLRequest } from '../load/requests';
import { newBusyReceipt } from '../receipts';
import { inMs, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { median, percentile } from '../stats';
import { assertRight } from './assertRight';

const RECEIPTS = 5_000;
const READS = 20;
const ROUNDS = 5;
const MAX_MS = 50;

/** Only the newest page of the same receipts. */
const PAGE = `SELECT id, restaurant_name, description, date, upload_method, total_cents, created_at FROM receipt
  WHERE host_guest_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 20`;

/**
 * The dashboard of a host with 5,000 receipts and 40,000 unpaid claims, which is the most it can have to add up. The
 * baseline reads one page of these receipts from the same database.
 */
export const dashboard: Row = {
  name: 'dashboard',
  run: async (bench: Bench) => {
    const { database } = bench;
    const receipt = await newBusyReceipt(database.db);
    const first = bench.takeNumbers(RECEIPTS);
    const { guestId, bearer } = await newBusyHost(database.db, { receipt, first, count: RECEIPTS });
    await database.analyze();
    const api = await ServerProcess.startApi(database.url);
    try {
      const { port } = api;
      const request = graphQLRequest({ port, bearer, body: dashboardBody() });
      const read = async (count: number): Promise<readonly number[]> => {
        const requests = Array.from({ length: count }, () => request);
        const job = { port, connections: 1, requests, right: `"totalCount":${RECEIPTS}` };
        return assertRight(await bench.http.call('run', job)).latencies;
      };
      const latencies: number[] = [];
      const ours = async (): Promise<number> => {
        const cpuMs = api.cpuMs();
        const round = await read(READS);
        bench.say(`  p50 ${inMs(median(round))}, ${((api.cpuMs() - cpuMs) / READS).toFixed(1)} ms CPU of the api each`);
        latencies.push(...round);
        return median(round);
      };
      const baseline = async (): Promise<number> => {
        const round: number[] = [];
        for (let index = 0; index < READS; index++) {
          const start = performance.now();
          await database.db.pool.query({ name: 'bare-page', text: PAGE, values: [guestId] });
          round.push(performance.now() - start);
        }
        return median(round);
      };
      const [cold = Number.NaN] = await read(1);
      bench.say(`  the very first one of the process ${inMs(cold)}`);
      await ours();
      await baseline();
      latencies.length = 0;
      const compared = await compare({ rounds: ROUNDS, ours, baseline });
      const p99 = percentile(latencies, 99);
      return [
        {
          measure: `dashboard of a host of ${RECEIPTS.toLocaleString('en-US')} receipts with 8 unpaid claims each`,
          ours: `p50 ${inMs(compared.ours)}, p99 ${inMs(p99)}`,
          baseline: `${inMs(compared.baseline)} for the bare page by pg`,
          ratio: compared.ratio.toFixed(1),
          target: `p99 < ${MAX_MS} ms`,
          isReached: p99 < MAX_MS,
        },
      ];
    } finally {
      await api.stop();
    }
  },
};
