import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PHONES } from './LoadTable';
import type { FleetRun, Round } from './runFleet';
import type { Usage } from './usage';

const FILE = fileURLToPath(new URL('figures.json', import.meta.url));

/** The cost of one act for a fleet, without the cost of the idle fleet. */
export interface Cost {
  /** CPU time, in ms, by kind of process. */
  readonly cpuMs: Readonly<Record<keyof Usage['cpuMs'], number>>;
  readonly statements: number;
  readonly commits: number;
  readonly walBytes: number;
  readonly redisCommands: number;
}

/** The figures of one run, from which docs/capacity.md is computed. */
export interface Figures {
  readonly day: string;
  readonly machine: string;
  readonly tables: number;
  readonly sockets: number;
  /** A phone that opens the page and begins to watch, with its part of making the table. */
  readonly phone: Cost;
  readonly tap: Cost;
  readonly payment: Cost;
  /** A second in which nothing happens, of all processes. */
  readonly idleSecond: Cost;
  /** Memory of the web servers for one phone that watches, in bytes. */
  readonly bytesOfSocket: number;
}

export function figuresOf(run: FleetRun, day = new Date().toISOString().slice(0, 10)): Figures {
  const sockets = run.tables * PHONES;
  const idleSecond = per(run.idle.used, run.idle.seconds);
  const of = ({ used, seconds }: Pick<Round, 'used' | 'seconds'>, count: number): Cost =>
    less(per(used, count), { cost: idleSecond, times: (seconds + run.quietSeconds) / count });
  return {
    day,
    machine: `${cpus().length} cores (${cpus()[0]?.model.trim() ?? ''})`,
    tables: run.tables,
    sockets,
    phone: of(run.seating, sockets),
    tap: of(run.taps, run.taps.writes),
    payment: of(run.payments, run.payments.writes),
    idleSecond,
    bytesOfSocket: Math.round(run.seating.memoryBytes / sockets),
  };
}

export function readFigures(): Figures {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Figures;
}

export function saveFigures(figures: Figures): void {
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}

function per({ cpuMs, statements, commits, walBytes, redisCommands }: Usage, count: number): Cost {
  return mapCost({ cpuMs, statements, commits, walBytes, redisCommands }, (value) => value / count);
}

/** Other work on the machine makes nothing cheaper than nothing. */
function less(whole: Cost, { cost, times }: { cost: Cost; times: number }): Cost {
  return mapCost(whole, (value, pick) => Math.max(0, value - times * pick(cost)));
}

function mapCost(cost: Cost, change: (value: number, pick: (other: Cost) => number) => number): Cost {
  const kinds = Object.keys(cost.cpuMs) as (keyof Usage['cpuMs'])[];
  const counts = ['statements', 'commits', 'walBytes', 'redisCommands'] as const;
  const round = (value: number): number => Number(value.toPrecision(3));
  return {
    cpuMs: Object.fromEntries(
      kinds.map((kind) => [kind, round(change(cost.cpuMs[kind], (other) => other.cpuMs[kind]))]),
    ) as Cost['cpuMs'],
    ...(Object.fromEntries(counts.map((count) => [count, round(change(cost[count], (other) => other[count]))])) as Pick<
      Cost,
      (typeof counts)[number]
    >),
  };
}
