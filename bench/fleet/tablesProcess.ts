import { answerCalls } from '../load/answerCalls';
import { LoadTable, type TimedWrite } from './LoadTable';

/** How many tables sit down at the same time. */
const AT_ONCE = 8;

export interface SeatJob {
  /** The proxies. The tables use them in turn. */
  readonly urls: readonly string[];
  /** Numbers of the tables. */
  readonly first: number;
  readonly count: number;
}

/** What happened since the last report. */
export interface RoundReport {
  readonly latencies: readonly number[];
  /** The status of each answer after which a write was sent again; 0 for none. */
  readonly again: readonly number[];
  readonly wrong: readonly string[];
}

/** The answers that a table received, and the state that its phones show. */
export interface TableReport {
  readonly receiptId: string;
  readonly linkId: string;
  readonly acknowledged: readonly TimedWrite[];
  readonly shown: number;
  readonly connections: number;
}

const tables: LoadTable[] = [];

async function seat({ urls, first, count }: SeatJob): Promise<RoundReport> {
  const fresh = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const url = urls[number % urls.length] ?? '';
    return new LoadTable({ url, address: `127.${10 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}` });
  });
  tables.push(...fresh);
  const waiting = fresh.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const table of waiting) await table.sitDown();
    }),
  );
  return round();
}

async function tap(job: { round: number; ms: number }): Promise<RoundReport> {
  await Promise.all(tables.map((table) => table.tap(job)));
  return round();
}

async function pay(job: { ms: number }): Promise<RoundReport> {
  await Promise.all(tables.map((table) => table.pay(job)));
  return round();
}

function round(): RoundReport {
  return {
    latencies: tables.flatMap(({ latencies }) => latencies.splice(0)),
    again: tables.flatMap(({ again }) => again.splice(0)),
    wrong: tables.flatMap(({ wrong }) => wrong.splice(0)),
  };
}

async function report(_job: object): Promise<TableReport[]> {
  return tables.map(({ receiptId, linkId, acknowledged, shown, connections }) => ({
    receiptId,
    linkId,
    acknowledged,
    shown,
    connections,
  }));
}

async function leave(_job: object): Promise<void> {
  for (const table of tables.splice(0)) table.leave();
}

export const tablesCalls = { seat, tap, pay, report, leave };
answerCalls(tablesCalls);
