import { figuresOf, type Cost } from './figures';
import type { FleetRun } from './runFleet';

const KINDS = {
  webServers: 'web servers',
  workers: 'workers',
  postgres: 'PostgreSQL',
  standby: 'its standby',
  redis: 'Redis',
  proxies: 'HAProxy',
  databaseProxy: 'HAProxy before PostgreSQL',
} as const;

/** What a run says, in lines: what things cost, how the faults went, and what is wrong. */
export function describeRun(run: FleetRun): string {
  const { phone, tap, payment, idleSecond, bytesOfSocket, sockets } = figuresOf(run);
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];
  const rowOf = (name: string, pick: (cost: Cost) => number): string =>
    [name.padEnd(28), ...[phone, tap, payment, idleSecond].map((cost) => pick(cost).toPrecision(3).padStart(10))].join(
      '',
    );
  const again = Object.entries(run.faults.again).map(([status, count]) => `${count} x ${status}`);
  return [
    `${run.tables} tables${run.tablesBefore === 0 ? '' : ` after ${run.tablesBefore} others`}, ${sockets} phones, ${run.acknowledged} writes acknowledged; a commit ${run.isSynchronous ? 'waits' : 'does not wait'} for the standby`,
    `${''.padEnd(28)}${['a phone', 'a tap', 'a payment', 'idle, 1 s'].map((head) => head.padStart(10)).join('')}`,
    ...kinds.map((kind) => rowOf(`ms CPU, ${KINDS[kind]}`, ({ cpuMs }) => cpuMs[kind])),
    rowOf('statements', ({ statements }) => statements),
    rowOf('commits', ({ commits }) => commits),
    rowOf('bytes of the journal', ({ walBytes }) => walBytes),
    rowOf('commands of Redis', ({ redisCommands }) => redisCommands),
    `a phone that watches takes ${Math.round(bytesOfSocket / 1_024)} kB of its web server`,
    `taps: p50 ${run.taps.p50.toFixed(0)} ms, p99 ${run.taps.p99.toFixed(0)} ms; while a web server and the database failed: p50 ${run.faults.p50.toFixed(0)} ms, p99 ${run.faults.p99.toFixed(0)} ms, sent again: ${again.join(', ') || 'none'}`,
    `the database took writes again after ${run.faults.failOverMs} ms; phones connected again ${run.connections} times`,
    `acknowledged and lost: ${run.lost.length}${run.lost.length === 0 ? '' : `, acknowledged from ${Math.max(...run.lost.map(({ msBefore }) => msBefore))} ms to ${Math.min(...run.lost.map(({ msBefore }) => msBefore))} ms before the primary ended`}`,
    `wrong: ${run.wrong.length}`,
    ...run.wrong.slice(0, 20).map((line) => `  ${line}`),
  ].join('\n');
}
