import type { Cost, Figures } from './figures';

/** Assumptions about a day. Put your own figures here. */
export const ASSUMED = {
  /** The share of a day's tables that its busiest hour has. */
  busiestHour: 0.1,
  /** At one table. */
  phones: 4,
  taps: 8,
  payments: 4,
  /** A phone looks at the bill, in s. */
  watchesSeconds: 600,
  /** The share of bills that are read from a photo. */
  photographed: 0.5,
  /** The share of a core that may be used on average, so that nobody waits. */
  busy: 0.5,
  /** The share of its time that a worker may read photos. It reads one after another. */
  workerBusy: 0.7,
  socketsOfWebServer: 3_000,
  poolSize: 5,
} as const;

/** CPU of a photo that is read, in ms (docs/capacity.md). */
const PHOTO = { webServers: 90, postgres: 30, workers: 870 } as const;
/** The number of web servers and workers in the run. Redis tells each of them every change. */
const PROCESSES_OF_RUN = 5;

/** Engines that exist once, so a larger day cannot simply add another one. */
const SINGLE_ENGINES = {
  'Redis, which uses one core': { limit: ASSUMED.busy, of: (load: Load) => load.cores.redis },
  'PostgreSQL on 16 cores': { limit: 16 * ASSUMED.busy, of: (load: Load) => load.cores.postgres },
  '400 connections to PostgreSQL': { limit: 400, of: (load: Load) => load.connections },
  'one HAProxy on 8 cores': { limit: 8 * ASSUMED.busy, of: (load: Load) => load.cores.proxies },
} as const;
type Engine = keyof typeof SINGLE_ENGINES;

/** The machines and rates that a day with this number of tables needs in its busiest hour. */
export interface Load {
  readonly tablesPerSecond: number;
  readonly sockets: number;
  readonly webServers: number;
  readonly workers: number;
  readonly cores: Readonly<Record<keyof Cost['cpuMs'], number>>;
  readonly socketBytes: number;
  readonly statementsPerSecond: number;
  readonly commitsPerSecond: number;
  readonly walBytesPerSecond: number;
  readonly walBytesPerDay: number;
  readonly redisCommandsPerSecond: number;
  readonly connections: number;
}

/** Computes what a day takes from what one act costs. */
export function loadOf(tablesPerDay: number, figures: Figures): Load {
  const { phone, tap, payment, idleSecond, bytesOfSocket } = figures;
  const { phones, taps, payments, photographed, busy } = ASSUMED;
  const ofTable = (pick: (cost: Cost) => number): number =>
    phones * pick(phone) + taps * pick(tap) + payments * pick(payment);
  const tablesPerSecond = (tablesPerDay * ASSUMED.busiestHour) / 3_600;
  const sockets = tablesPerSecond * phones * ASSUMED.watchesSeconds;
  const cores = (kind: keyof Cost['cpuMs'], photoMs = 0): number =>
    (tablesPerSecond * (ofTable(({ cpuMs }) => cpuMs[kind]) + photographed * photoMs)) / 1_000;
  const webCores = cores('webServers', PHOTO.webServers);
  const webServers = Math.max(1, Math.ceil(webCores / busy), Math.ceil(sockets / ASSUMED.socketsOfWebServer));
  const workerCores = cores('workers', PHOTO.workers);
  const workers = Math.max(1, Math.ceil(workerCores / ASSUMED.workerBusy));
  const processes = webServers + workers;
  const idle = (pick: (cost: Cost) => number): number => (pick(idleSecond) * processes) / PROCESSES_OF_RUN;
  return {
    tablesPerSecond,
    sockets,
    webServers,
    workers,
    cores: {
      webServers: webCores,
      workers: workerCores,
      postgres: cores('postgres', PHOTO.postgres) + idle(({ cpuMs }) => cpuMs.postgres) / 1_000,
      standby: cores('standby'),
      // A change is told to every process, so that more processes make each change dearer.
      redis: (cores('redis') * processes) / PROCESSES_OF_RUN + idle(({ cpuMs }) => cpuMs.redis) / 1_000,
      proxies: cores('proxies'),
      databaseProxy: cores('databaseProxy'),
    },
    socketBytes: sockets * bytesOfSocket,
    statementsPerSecond: tablesPerSecond * ofTable(({ statements }) => statements),
    commitsPerSecond: tablesPerSecond * ofTable(({ commits }) => commits),
    walBytesPerSecond: tablesPerSecond * ofTable(({ walBytes }) => walBytes),
    walBytesPerDay: tablesPerDay * ofTable(({ walBytes }) => walBytes),
    redisCommandsPerSecond: tablesPerSecond * ofTable(({ redisCommands }) => redisCommands),
    // Each process listens for events over a connection of its own, also where there is Redis.
    connections: processes * (ASSUMED.poolSize + 1),
  };
}

export interface Limit {
  readonly engine: Engine;
  /** A day of more tables is too much for it. */
  readonly tablesPerDay: number;
}

/** The tables a day at which each single engine gives way, the first one first. */
export function limitsOf(figures: Figures): readonly Limit[] {
  return (Object.keys(SINGLE_ENGINES) as Engine[])
    .map((engine) => {
      const { limit, of } = SINGLE_ENGINES[engine];
      let [most, tooMany] = [0, 1_000_000_000];
      while (tooMany - most > most / 1_000 + 1) {
        const middle = (most + tooMany) / 2;
        if (of(loadOf(middle, figures)) > limit) tooMany = middle;
        else most = middle;
      }
      return { engine, tablesPerDay: most };
    })
    .sort((a, b) => a.tablesPerDay - b.tablesPerDay);
}
