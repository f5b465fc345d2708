import { randomUUID } from 'node:crypto';
import { nthUnit } from '../baselines/claimStatement';
import { findPgbench, pgbenchClaims, type ClaimLoad } from '../baselines/pgbench';
import { sqlLoopClaims } from '../baselines/sqlLoop';
import { compare } from '../compare';
import { claimBody } from '../documents';
import { getRequest, graphQLRequest } from '../load/requests';
import { copyReceipt, itemId, newDiners, newFreshReceipt, receiptId, type Diner } from '../receipts';
import { inMs, perSecond, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { assertRight } from './assertRight';

const CONNECTIONS = 32;
/** Enough diners that none of them reaches the limit of claims per diner. */
const DINERS = 200;
const RECEIPTS = 200;
/** Per receipt and round. Each connection of pgbench has six or seven receipts. */
const CLAIMS_PER_RECEIPT = 12;
const MIN_RATIO = 0.35;
/** Receipts of one round that are claimed whole, one after another, and the claims that each has room for. */
const CROWDED_RECEIPTS = 40;
const CLAIMS_PER_CROWDED_RECEIPT = 36;
const MIN_CROWDED_RATIO = 1;

/** The app's claim mutation, by diners with cookies, on receipts that were read before: spread over many, and all on one. */
export const claimItem: Row = {
  name: 'claim',
  run: async (bench: Bench) => {
    const { database } = bench;
    const receipt = await newFreshReceipt(database.db);
    const diners = await newDiners(database.db, DINERS);
    const [{ id: guestId } = { id: '' }] = diners;
    const pgbench = findPgbench();
    const api = await ServerProcess.startApi(database.url);
    try {
      const freshReceipts = async (count: number): Promise<number> => {
        const first = bench.takeNumbers(count);
        await copyReceipt(database.db, { receipt, first, count });
        await database.analyze();
        return first;
      };
      const ours = async (): Promise<number> => {
        const { port } = api;
        const first = await freshReceipts(RECEIPTS);
        await openAll({ bench, port, first, count: RECEIPTS });
        const requests = requestsOf({ port, first, diners });
        const job = { port, connections: CONNECTIONS, requests, right: '"ClaimItemPayload"' };
        const cpuMs = api.cpuMs();
        const { perSecond: rate, p50, p99 } = assertRight(await bench.http.call('run', job));
        const cpuPerClaim = (api.cpuMs() - cpuMs) / requests.length;
        bench.say(
          `  ${rate.toFixed(0)}/s, p50 ${inMs(p50)}, p99 ${inMs(p99)}, ${cpuPerClaim.toFixed(2)} ms CPU of the api each`,
        );
        return rate;
      };
      const crowded = async (): Promise<number> => {
        const { port } = api;
        const first = await freshReceipts(CROWDED_RECEIPTS);
        await openAll({ bench, port, first, count: CROWDED_RECEIPTS });
        let seconds = 0;
        for (let number = first; number < first + CROWDED_RECEIPTS; number++) {
          const requests = Array.from({ length: CLAIMS_PER_CROWDED_RECEIPT }, (_, n) =>
            claimRequest({ port, number, n, diner: diners[n % diners.length] }),
          );
          const job = { port, connections: CONNECTIONS, requests, right: '"ClaimItemPayload"' };
          seconds += CLAIMS_PER_CROWDED_RECEIPT / assertRight(await bench.http.call('run', job)).perSecond;
        }
        return (CROWDED_RECEIPTS * CLAIMS_PER_CROWDED_RECEIPT) / seconds;
      };
      const baseline = async (): Promise<number> => {
        const first = await freshReceipts(RECEIPTS);
        const claimsEach = Math.floor(RECEIPTS / CONNECTIONS) * CLAIMS_PER_RECEIPT;
        const load: ClaimLoad = {
          url: database.url,
          first,
          receipts: RECEIPTS,
          connections: CONNECTIONS,
          claimsEach,
          guestId,
        };
        return pgbench === null ? sqlLoopClaims(load) : pgbenchClaims({ pgbench, load });
      };
      await ours();
      await baseline();
      const compared = await compare({ rounds: 5, ours, baseline });
      await crowded();
      const onOne = await compare({ rounds: 5, ours: crowded, baseline: ours });
      return [
        {
          measure: 'claimItem over GraphQL, c=32, spread over 200 receipts',
          ours: perSecond(compared.ours),
          baseline: `${perSecond(compared.baseline)} ${pgbench === null ? 'the same SQL from a loop (no pgbench here)' : 'pgbench, the same SQL'}`,
          ratio: compared.ratio.toFixed(2),
          target: `>= ${MIN_RATIO}`,
          isReached: compared.ratio >= MIN_RATIO,
        },
        {
          measure: `claimItem over GraphQL, c=32, all on ONE receipt until its ${CLAIMS_PER_CROWDED_RECEIPT} units are taken`,
          ours: perSecond(onOne.ours),
          baseline: `${perSecond(onOne.baseline)} spread over ${RECEIPTS} receipts`,
          ratio: onOne.ratio.toFixed(2),
          target: `>= ${MIN_CROWDED_RATIO}`,
          isReached: onOne.ratio >= MIN_CROWDED_RATIO,
        },
      ];
    } finally {
      await api.stop();
    }
  },
};

async function openAll({
  bench,
  port,
  first,
  count,
}: {
  bench: Bench;
  port: number;
  first: number;
  count: number;
}): Promise<void> {
  const requests = Array.from({ length: count }, (_, index) =>
    getRequest({ port, path: `/api/shared-receipts/${receiptId(first + index)}` }),
  );
  assertRight(await bench.http.call('run', { port, connections: CONNECTIONS, requests, right: '"items"' }));
}

/** Goes over the receipts in turn, so that claims on the same receipt are far apart. */
function requestsOf({ port, first, diners }: { port: number; first: number; diners: readonly Diner[] }): string[] {
  return Array.from({ length: RECEIPTS * CLAIMS_PER_RECEIPT }, (_, index) =>
    claimRequest({
      port,
      number: first + (index % RECEIPTS),
      n: Math.floor(index / RECEIPTS),
      diner: diners[index % diners.length],
    }),
  );
}

/** @param claim.n which claim of its receipt it is, from 0. */
function claimRequest({
  port,
  number,
  n,
  diner,
}: {
  port: number;
  number: number;
  n: number;
  diner: Diner | undefined;
}): string {
  const { line } = nthUnit(n);
  const body = claimBody({ itemId: itemId({ number, line }), idempotencyKey: randomUUID() });
  return graphQLRequest({ port, body, ...(diner ? { cookie: diner.secret } : {}) });
}
