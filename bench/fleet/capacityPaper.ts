import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '../../scripts/launcher/Child';
import { limitsOf, loadOf, type Load } from './capacity';
import type { Cost, Figures } from './figures';

export const PAPER = join(projectRoot, 'docs', 'capacity.md');
const BEGIN = '<!-- npm run bench:fleet -- --save 1: computed by bench/fleet/capacity.ts -->';
const END = '<!-- npm run bench:fleet: end -->';
const SIZES = [1_000, 10_000, 100_000, 1_000_000];

const count = (value: number): string =>
  Number(value.toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: 3 });
const bytes = (value: number): string => {
  const [unit, size] = (
    [
      ['TB', 1e12],
      ['GB', 1e9],
      ['MB', 1e6],
      ['kB', 1e3],
    ] as const
  ).find(([, least]) => value >= least) ?? ['bytes', 1];
  return `${count(value / size)} ${unit}`;
};
const cores = (value: number): string => `${count(value)} cores`;

const COSTS: readonly (readonly [string, (cost: Cost) => string])[] = [
  ['CPU of the web servers', ({ cpuMs }) => `${count(cpuMs.webServers)} ms`],
  ['CPU of the workers', ({ cpuMs }) => `${count(cpuMs.workers)} ms`],
  ['CPU of PostgreSQL', ({ cpuMs }) => `${count(cpuMs.postgres)} ms`],
  ['CPU of its standby', ({ cpuMs }) => `${count(cpuMs.standby)} ms`],
  ['CPU of Redis', ({ cpuMs }) => `${count(cpuMs.redis)} ms`],
  ['CPU of HAProxy', ({ cpuMs }) => `${count(cpuMs.proxies)} ms`],
  ['CPU of HAProxy before PostgreSQL', ({ cpuMs }) => `${count(cpuMs.databaseProxy)} ms`],
  ['statements', ({ statements }) => count(statements)],
  ['commits', ({ commits }) => count(commits)],
  ['bytes of the journal (WAL)', ({ walBytes }) => bytes(walBytes)],
  ['commands of Redis', ({ redisCommands }) => count(redisCommands)],
];

const LOADS: readonly (readonly [string, (load: Load) => string])[] = [
  ['tables a second in the busiest hour', ({ tablesPerSecond }) => count(tablesPerSecond)],
  ['sockets then', ({ sockets }) => count(sockets)],
  ['memory of web servers for them', ({ socketBytes }) => bytes(socketBytes)],
  ['CPU of web servers then', (load) => cores(load.cores.webServers)],
  ['web servers', ({ webServers }) => String(webServers)],
  ['CPU of workers and readers then', (load) => cores(load.cores.workers)],
  ['workers', ({ workers }) => String(workers)],
  ['CPU of PostgreSQL then', (load) => cores(load.cores.postgres)],
  ['CPU of its standby then', (load) => cores(load.cores.standby)],
  ['statements a second then', ({ statementsPerSecond }) => count(statementsPerSecond)],
  ['commits a second then', ({ commitsPerSecond }) => count(commitsPerSecond)],
  ['journal then, a second', ({ walBytesPerSecond }) => bytes(walBytesPerSecond)],
  ['journal a day', ({ walBytesPerDay }) => bytes(walBytesPerDay)],
  ['database connections', ({ connections }) => String(connections)],
  ['CPU of Redis then', (load) => cores(load.cores.redis)],
  ['commands of Redis a second then', ({ redisCommandsPerSecond }) => count(redisCommandsPerSecond)],
  ['CPU of HAProxy then', (load) => cores(load.cores.proxies)],
];

/** The paper with tables that are computed from the figures, formatted. */
export async function withCapacity(text: string, figures: Figures): Promise<string> {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/capacity.md has no place for it: ${BEGIN}`);
  return format(`${before}${BEGIN}\n\n${computed(figures)}\n\n${END}${after}`, {
    ...(await resolveConfig(PAPER)),
    parser: 'markdown',
  });
}

export const readPaper = (): string => readFileSync(PAPER, 'utf8');

function computed(figures: Figures): string {
  const acts = [figures.phone, figures.tap, figures.payment, figures.idleSecond];
  const loads = SIZES.map((size) => loadOf(size, figures));
  const limits = limitsOf(figures);
  return [
    `Measured on ${figures.day} by the harness with ${figures.tables} tables and ${figures.sockets.toLocaleString('en-US')} phones on ${figures.machine}. What the processes use when nothing happens is taken off.`,
    table([
      ['cost', 'a phone that opens the page and watches', 'a tap', 'a payment', 'a second in which nothing happens'],
      ...COSTS.map(([name, print]) => [name, ...acts.map(print)]),
    ]),
    `A phone that watches takes ${bytes(figures.bytesOfSocket)} of its web server's memory.`,
    table([
      ['tables a day', ...SIZES.map((size) => size.toLocaleString('en-US'))],
      ...LOADS.map(([name, print]) => [name, ...loads.map(print)]),
    ]),
    'Web servers and workers are added. Of these there is one, and the first gives way first:',
    table([
      ['engine', 'is half used, or full, at'],
      ...limits.map(({ engine, tablesPerDay }) => [engine, `${count(tablesPerDay)} tables a day`]),
    ]),
  ].join('\n\n');
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
