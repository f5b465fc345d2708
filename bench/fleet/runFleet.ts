import { startTestS3 } from '@fairtab/services/testing/s3';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { buildWeb } from '../../scripts/launcher/buildWeb';
import { projectRoot } from '../../scripts/launcher/Child';
import { checkWrites } from '../../scripts/proof/chaos/checkParties';
import { Fleet, ready } from '../../scripts/proof/rolling/Fleet';
import { startHelper, type Helper } from '../load/startHelper';
import { percentile } from '../stats';
import { lostWrites, sameEverywhere, type LostWrite } from './checkFleet';
import { PHONES } from './LoadTable';
import { PostgresPair } from './PostgresPair';
import type { RoundReport, TableReport, tablesCalls } from './tablesProcess';
import { memoryOf, readUsage, used, type Usage } from './usage';

/** A process may open 20,000 files, and a proxy needs two for each phone. */
const TABLES_OF_PROXY = 700;
const TABLES_OF_LOADER = 1_000;
/** How many tables one call of a load process seats, so that no call takes minutes. */
const TABLES_OF_CALL = 100;
/** How long the standby has been cut off when the primary dies, in ms. */
const CUT_OFF_MS = 1_000;
/** As by default. A commit that waits for the standby keeps its connection, and half of them write. */
const POOL_SIZE = '10';
const QUIET_MS = 2_000;
const IDLE_MS = 15_000;
const NOTHING: RoundReport = { latencies: [], again: [], wrong: [] };
const WARM_UP_MS = 6_000;

export interface FleetRun {
  readonly tables: number;
  /** Those who came, paid and left before them. */
  readonly tablesBefore: number;
  readonly isSynchronous: boolean;
  /** Until everybody sits and watches. */
  readonly seating: { readonly seconds: number; readonly used: Usage; readonly memoryBytes: number };
  /** Everybody watches, and nothing happens. */
  readonly idle: { readonly seconds: number; readonly used: Usage };
  /** Each phone taps once, and nothing fails. */
  readonly taps: Round;
  /** Each phone taps once; a web server is killed, and then the database fails over. */
  readonly faults: Omit<Round, 'used'> & { readonly failOverMs: number };
  /** Each phone says that it paid, on the new database. */
  readonly payments: Round;
  /** How long each round was counted on after its last answer. */
  readonly quietSeconds: number;
  readonly acknowledged: number;
  /** Acknowledged writes that the database does not have. */
  readonly lost: readonly LostWrite[];
  readonly connections: number;
  /** What is wrong, one line each. */
  readonly wrong: readonly string[];
}

export interface Round {
  readonly writes: number;
  readonly seconds: number;
  /** How often a write was sent again, by the status of the answer before; 0 for none. */
  readonly again: Readonly<Record<number, number>>;
  readonly p50: number;
  readonly p99: number;
  readonly used: Usage;
}

type Loader = Helper<typeof tablesCalls>;

/**
 * Lets tables split their bills on three web servers, two workers, HAProxy, PostgreSQL with a standby, Redis and an S3 double,
 * kills a web server and the primary meanwhile, and compares what everybody was told with what the database has then.
 * What is wrong leaves out acknowledged writes that are lost, which are counted apart.
 * @param options.ms over how long the taps of a round are spread
 * @param options.waves how often as many tables come, one lot after the other. The last one is measured and meets the faults.
 * @param options.isSynchronous whether a commit waits for the standby
 */
export async function runFleet({
  tables,
  ms,
  isSynchronous,
  waves = 1,
  warmUpTables = 30,
  say = () => undefined,
}: {
  tables: number;
  ms: number;
  isSynchronous: boolean;
  waves?: number;
  /** Those who come first, so that the code is compiled when something is measured. */
  warmUpTables?: number;
  say?: (text: string) => void;
}): Promise<FleetRun> {
  await buildWeb({ root: projectRoot, contactAddress: null, onStep: say });
  const s3 = await startTestS3();
  const started: { pair?: PostgresPair } = {};
  const fleet = await Fleet.start({
    root: projectRoot,
    proxies: Math.ceil(tables / TABLES_OF_PROXY),
    env: { ...s3.env, DATABASE_POOL_SIZE: POOL_SIZE },
    startDatabase: async () => (started.pair = await PostgresPair.start({ isSynchronous })),
  }).catch(async (error: unknown) => {
    await started.pair?.stop();
    await s3.stop();
    throw error;
  });
  const { pair } = started;
  if (!pair) throw new Error('there is no database');
  const loaders = Array.from({ length: Math.ceil(tables / TABLES_OF_LOADER) }, () =>
    startHelper<typeof tablesCalls>('../fleet/tablesProcess.ts'),
  );
  const warmUp = startHelper<typeof tablesCalls>('../fleet/tablesProcess.ts');
  const everybody = [warmUp, ...loaders];
  const wrong: string[] = [];
  const measure = async (work: () => Promise<RoundReport>): Promise<Round> => {
    const before = await readUsage({ fleet, pair });
    const since = performance.now();
    const { latencies, again, wrong: found } = await work();
    const seconds = (performance.now() - since) / 1_000;
    wrong.push(...found);
    // The round includes pushing to the phones and the work of the workers.
    await wait(QUIET_MS);
    return {
      writes: latencies.length,
      seconds,
      again: Object.fromEntries(
        [...new Set(again)].map((status) => [status, again.filter((one) => one === status).length]),
      ),
      p50: percentile(latencies, 50),
      p99: percentile(latencies, 99),
      used: used(before, await readUsage({ fleet, pair })),
    };
  };
  try {
    await warmUp.call('seat', {
      urls: fleet.proxies.map(({ url }) => url),
      first: tables * waves,
      count: warmUpTables,
    });
    for (const round of [0, 1]) await warmUp.call('tap', { round, ms: WARM_UP_MS });
    await warmUp.call('pay', { ms: WARM_UP_MS });
    const gone: TableReport[] = [];
    for (let wave = 1; wave < waves; wave += 1) {
      const rounds = [await seatAll({ loaders, fleet, first: wave * tables, tables, say })];
      for (const round of [0, 1]) rounds.push(await all(loaders, (loader) => loader.call('tap', { round, ms })));
      rounds.push(await all(loaders, (loader) => loader.call('pay', { ms })));
      wrong.push(...together(rounds).wrong);
      for (const loader of loaders) gone.push(...(await loader.call('report', {})));
      await Promise.all(loaders.map((loader) => loader.call('leave', {})));
      say(`${gone.length} tables have paid and left`);
    }
    await wait(QUIET_MS);
    const empty = memoryOf(fleet);
    const { seconds, used: forSeats } = await measure(() => seatAll({ loaders, fleet, first: 0, tables, say }));
    const seating = { seconds, used: forSeats, memoryBytes: memoryOf(fleet) - empty };
    say(`${tables} tables sit after ${seconds.toFixed(0)} s`);
    const idle = await measure(() => wait(IDLE_MS, NOTHING));
    const taps = await measure(() => all(loaders, (loader) => loader.call('tap', { round: 0, ms })));
    say(`${taps.writes} taps, p50 ${taps.p50.toFixed(0)} ms, p99 ${taps.p99.toFixed(0)} ms`);

    let [failOverMs, diedAt] = [0, 0];
    // The processes are others afterwards, so what they used is not known.
    const { used: _, ...faults } = await measure(async () => {
      const tapping = all(loaders, (loader) => loader.call('tap', { round: 1, ms }));
      await wait(ms / 4);
      fleet.apis[0]?.kill();
      say('a web server was killed');
      await wait(ms / 4);
      await pair.cutStandbyOff();
      await wait(CUT_OFF_MS);
      diedAt = Date.now();
      await pair.failOver();
      say(`promoted after ${Date.now() - diedAt} ms`);
      const writes = new Pool({ connectionString: pair.url, max: 1 });
      writes.on('error', () => undefined);
      while (!(await writes.query('SELECT 1').catch(() => null))) await wait(20);
      failOverMs = Date.now() - diedAt;
      await writes.end();
      say(`the database failed over in ${failOverMs} ms`);
      return tapping;
    });
    await Promise.all(fleet.urls.map((url) => ready(url)));
    const payments = await measure(() => all(loaders, (loader) => loader.call('pay', { ms })));
    say(`${payments.writes} payments`);

    const found = await sameEverywhere({ fleet, pair, loaders: everybody });
    wrong.push(...found.wrong);
    const reports = [...gone, ...found.reports];
    const lost = await lostWrites(pair, { reports, diedAt });
    const lostKeys = new Set(lost.map(({ key }) => key));
    const writers = reports.map(({ linkId, acknowledged }) => ({
      table: { linkId },
      acknowledged: acknowledged.filter(({ key }) => !lostKeys.has(key)),
    }));
    wrong.push(...(await checkWrites(pair.url, writers)));
    return {
      tables,
      tablesBefore: gone.length,
      isSynchronous,
      seating,
      idle: { seconds: idle.seconds + QUIET_MS / 1_000, used: idle.used },
      taps,
      faults: { ...faults, failOverMs },
      payments,
      quietSeconds: QUIET_MS / 1_000,
      acknowledged: reports.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      lost,
      connections:
        found.reports.reduce((sum, { connections }) => sum + connections, 0) - (tables + warmUpTables) * PHONES,
      wrong,
    };
  } finally {
    await Promise.all(everybody.map((loader) => loader.stop()));
    await fleet.stop();
    await s3.stop();
  }
}

async function seatAll({
  loaders,
  fleet,
  first,
  tables,
  say,
}: {
  loaders: readonly Loader[];
  fleet: Fleet;
  /** Their first number, which no other lot has. */
  first: number;
  tables: number;
  say: (text: string) => void;
}): Promise<RoundReport> {
  const urls = fleet.proxies.map(({ url }) => url);
  const reports: RoundReport[] = [];
  for (let seated = 0; seated < tables; seated += TABLES_OF_CALL) {
    const loader = loaders[Math.floor(seated / TABLES_OF_LOADER)];
    const count = Math.min(TABLES_OF_CALL, tables - seated);
    if (loader) reports.push(await loader.call('seat', { urls, first: first + seated, count }));
    say(`${seated + count} tables sit`);
  }
  return together(reports);
}

async function all(loaders: readonly Loader[], work: (loader: Loader) => Promise<RoundReport>): Promise<RoundReport> {
  return together(await Promise.all(loaders.map(work)));
}

function together(reports: readonly RoundReport[]): RoundReport {
  return {
    latencies: reports.flatMap(({ latencies }) => latencies),
    again: reports.flatMap(({ again }) => again),
    wrong: reports.flatMap(({ wrong }) => wrong),
  };
}
