import { openRedis } from '@fairtab/services/platform/limits/openRedis';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Fleet } from '../../scripts/proof/rolling/Fleet';
import { childrenOf, type PostgresPair } from './PostgresPair';

/** What all processes of a fleet have used since they started. */
export interface Usage {
  /** CPU time, in ms. */
  readonly cpuMs: {
    readonly webServers: number;
    readonly workers: number;
    readonly postgres: number;
    readonly standby: number;
    readonly redis: number;
    readonly proxies: number;
    readonly databaseProxy: number;
  };
  /** Statements that PostgreSQL executed, those within its functions included. */
  readonly statements: number;
  readonly commits: number;
  /** Bytes of the journal. */
  readonly walBytes: number;
  readonly redisCommands: number;
  /** Bytes that Redis sent to processes. */
  readonly redisBytes: number;
}

export async function readUsage({ fleet, pair }: { fleet: Fleet; pair: PostgresPair }): Promise<Usage> {
  const redis = openRedis(fleet.redisUrl, silentLogger);
  try {
    await once(redis, 'ready');
    const info = await redis.info('everything');
    const [row = {}] = await pair.ask(
      `SELECT (SELECT sum(calls) FROM pg_stat_statements) AS statements,
              (SELECT sum(xact_commit) FROM pg_stat_database) AS commits,
              pg_current_wal_lsn() - '0/0'::pg_lsn AS wal`,
    );
    return {
      cpuMs: {
        webServers: sum(fleet.apis.map(({ pid }) => cpuOfTree(pid))),
        workers: sum(fleet.workers.map(({ pid }) => cpuOfTree(pid))),
        postgres: cpuOfTree(pair.pid),
        standby: pair.pid === pair.standbyPid ? 0 : cpuOfTree(pair.standbyPid),
        redis: 1_000 * (infoOf(info, 'used_cpu_sys') + infoOf(info, 'used_cpu_user')),
        proxies: sum(fleet.proxies.map(({ pid }) => cpuOfTree(pid ?? 0))),
        databaseProxy: cpuOfTree(pair.proxy.pid ?? 0),
      },
      statements: Number(row['statements']),
      commits: Number(row['commits']),
      walBytes: Number(row['wal']),
      redisCommands: infoOf(info, 'total_commands_processed'),
      redisBytes: infoOf(info, 'total_net_output_bytes'),
    };
  } finally {
    redis.disconnect();
  }
}

/** Memory of the web servers, in bytes. */
export function memoryOf(fleet: Fleet): number {
  return sum(
    fleet.apis.map(({ pid }) => {
      const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) * 1_024;
    }),
  );
}

/** What was used between two readings. */
export function used(before: Usage, after: Usage): Usage {
  const cpuMs = Object.fromEntries(
    Object.entries(after.cpuMs).map(([name, value]) => [name, value - before.cpuMs[name as keyof Usage['cpuMs']]]),
  ) as unknown as Usage['cpuMs'];
  return {
    cpuMs,
    statements: after.statements - before.statements,
    commits: after.commits - before.commits,
    walBytes: after.walBytes - before.walBytes,
    redisCommands: after.redisCommands - before.redisCommands,
    redisBytes: after.redisBytes - before.redisBytes,
  };
}

/** A process with its children, those that have ended included. In hundredths of a second, as the system counts. */
function cpuOfTree(pid: number): number {
  return cpuOf(pid) + sum(childrenOf(pid).map((child) => cpuOfTree(child)));
}

function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // User and system time are fields 14 and 15, and 16 and 17 those of children that have ended.
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15);
    return 10 * sum(times.map(Number));
  } catch {
    return 0;
  }
}

function infoOf(info: string, name: string): number {
  const [, value] = new RegExp(`^${name}:([\\d.]+)`, 'm').exec(info) ?? [];
  return Number(value);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
