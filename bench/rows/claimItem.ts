import { findPgbench, pgbenchClaims, type ClaimLoad } from '../baselines/pgbench';
import { sqlLoopClaims } from '../baselines/sqlLoop';
import { compare } from '../compare';
import { claimRequest, claimsInTurn, CONNECTIONS, openAll } from '../claimLoad';
import { copyReceipt, newDiners, newFreshReceipt } from '../receipts';
import { inMs, perSecond, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { assertRight } from './assertRight';

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
        const requests = claimsInTurn({ port, first, count: RECEIPTS, each: CLAIMS_PER_RECEIPT, diners });
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
            claimRequest({ port, number, n, diner: diners[(number * CLAIMS_PER_CROWDED_RECEIPT + n) % diners.length] }),
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
