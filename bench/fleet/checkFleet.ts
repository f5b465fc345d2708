import { Browser } from '@fairtab/api/testing/Browser';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fleet } from '../../scripts/proof/rolling/Fleet';
import type { Helper } from '../load/startHelper';
import type { PostgresPair } from './PostgresPair';
import type { TableReport, tablesCalls } from './tablesProcess';

const SCREENS_MS = 60_000;
const READ = 'query ($id: ID!) { receipt(id: $id) { version } }';
/** How many web servers are asked at the same time. */
const READS_AT_ONCE = 16;

/** A write that somebody was told is saved, and that the database does not have. */
export interface LostWrite {
  readonly key: string;
  readonly mutation: string;
  /** How long before the primary ended it was acknowledged, in ms; negative for after that. */
  readonly msBefore: number;
}

/**
 * Waits until each phone shows the version that the database has, and asks each web server for it.
 * @returns what is wrong, one line each, and what the tables were told.
 */
export async function sameEverywhere({
  fleet,
  pair,
  loaders,
}: {
  fleet: Fleet;
  pair: PostgresPair;
  loaders: readonly Helper<typeof tablesCalls>[];
}): Promise<{ wrong: string[]; reports: readonly TableReport[] }> {
  const rows = await pair.ask('SELECT id, version FROM receipt');
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const read = async (): Promise<readonly TableReport[]> =>
    (await Promise.all(loaders.map((loader) => loader.call('report', {})))).flat();
  const isStale = ({ linkId, shown }: TableReport): boolean => shown !== versions.get(linkId);
  let reports = await read();
  for (const end = performance.now() + SCREENS_MS; reports.some(isStale) && performance.now() < end;) {
    await wait(500);
    reports = await read();
  }
  const wrong = reports.filter(isStale).map(({ linkId, shown }) => `a phone of ${linkId} shows version ${shown}`);
  for (const url of fleet.urls) {
    const browser = new Browser(url);
    const waiting = reports.values();
    await Promise.all(
      Array.from({ length: READS_AT_ONCE }, async () => {
        for (const { receiptId, linkId } of waiting) {
          const { data } = await browser.ask(READ, { id: receiptId });
          const { version } = (data?.['receipt'] ?? {}) as { version?: number };
          if (version !== versions.get(linkId)) wrong.push(`${url} answers version ${version ?? 0} of ${linkId}`);
        }
      }),
    );
  }
  return { wrong, reports };
}

/** Looks up the key of every acknowledged write. */
export async function lostWrites(
  pair: PostgresPair,
  { reports, diedAt }: { reports: readonly TableReport[]; diedAt: number },
): Promise<LostWrite[]> {
  const rows = await pair.ask('SELECT key FROM idempotency_key');
  const keys = new Set(rows.map(({ key }) => key));
  return reports
    .flatMap(({ acknowledged }) => acknowledged)
    .filter(({ key }) => !keys.has(key))
    .map(({ key, mutation, at }) => ({ key, mutation, msBefore: diedAt - at }));
}
