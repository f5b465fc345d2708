import { Browser } from '@fairtab/api/testing/Browser';
import { startApi, type RunningApi } from '@fairtab/api/testing/startApi';
import { loadDatabase } from '@fairtab/services/platform/backup/loadDatabase';
import { databaseForTests } from '@fairtab/services/testing/database';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wrongMoneyIn } from '../money/checkMoney';
import { exchange } from './Evening';
import { differences, readRecording, unpackDump, type Exchange } from './Recording';

const recording = readRecording(join(import.meta.dirname, '0.1.0.json.gz'));

/** Some 730 requests one after the other, on a machine that other tests keep busy. */
const LOADED_MACHINE_MS = 120_000;

const database = await databaseForTests({ isMigrated: false });
let api: RunningApi;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairtab-upgrade-'));
  await unpackDump(recording.dump, folder);
  await loadDatabase({ url: database.url, folder });
  await rm(folder, { recursive: true });
  // At the time of the recording its sessions are alive.
  api = await startApi({ database, now: () => new Date(recording.at) });
});
afterAll(() => api.close());

/** What this version says otherwise on purpose, to the cent: the host has paid what the host had (docs/decisions/0064-the-first-table.md). */
const MEANT = [
  ['.owes: "11.34", now "0.00"', '.paid: "0.00", now "11.34"'],
  ['.paid: "15.13", now "26.47"', '.remaining: "55.77", now "44.43"'],
  ['.owes: "1247", now "0"', '.paid: "0", now "1247"'],
  ['.paid: "1663", now "2910"', '.remaining: "2665", now "1418"'],
  ['.owes: "12.62", now "0.00"', '.paid: "0.00", now "12.62"'],
  ['.paid: "16.83", now "29.45"', '.remaining: "33.65", now "21.03"'],
].flat();
/** The key of the process for push messages and the time of an export are none of the data. */
const OF_THE_PROCESS = /^\.data\.messageChannels\.pushKey: |\.dataExport\.exportedAt: /;

const nameOf = ({ person, method, path, body }: Exchange): string =>
  `${person} ${method} ${path} ${/\w+Query/.exec(JSON.stringify(body))?.[0] ?? ''}`;

/** Sends the requests again. @returns what is not as it was, each with its request. */
async function changesOf(exchanges: readonly Exchange[], { url } = api): Promise<string[]> {
  const changes: string[] = [];
  for (const then of exchanges) {
    const browser = new Browser(url);
    browser.cookie = recording.cookies[then.person] ?? null;
    const { status, answer } = await exchange(browser, then);
    for (const text of differences(then.answer, answer, String(status === then.status ? '' : status)))
      if (!MEANT.some((change) => text.endsWith(change)) && !OF_THE_PROCESS.test(text))
        changes.push(`${nameOf(then)}: ${text}`);
  }
  return changes;
}

it(
  'every answer about the data of the last release is what that release answered',
  async () => {
    expect(recording.reads.length).toBeGreaterThan(300);
    expect(await changesOf(recording.reads)).toEqual([]);
  },
  LOADED_MACHINE_MS,
);

it('the money of the last release adds up, as SQL does it', async () => {
  expect(await wrongMoneyIn(database.db)).toEqual([]);
});

it('a request that the last release acknowledged gets the same answer when it is sent again, and nothing happens twice', async () => {
  const count = async () => (await database.db.pool.query<{ count: string }>('SELECT count(*) FROM change')).rows;
  const before = await count();
  expect(recording.writes.length).toBeGreaterThan(20);
  expect(await changesOf(recording.writes)).toEqual([]);
  expect(await count()).toEqual(before);
});

it('an amount that an upgrade changed would be seen in the answers and in the sums', async () => {
  const { pool } = database.db;
  await pool.query(`UPDATE receipt SET tip_cents = tip_cents + 1 WHERE currency = 'JPY'`);
  // A process keeps what it has read of a receipt until its version changes.
  const fresh = await startApi({ database, now: () => new Date(recording.at) });
  try {
    const reads = recording.reads.filter(({ method }) => method === 'GET');
    expect((await changesOf(reads, fresh)).join('\n')).toContain('.tip: "0", now "1"');
    expect((await wrongMoneyIn(database.db)).join()).toContain('a bill comes to its dishes and extras');
  } finally {
    await pool.query(`UPDATE receipt SET tip_cents = tip_cents - 1 WHERE currency = 'JPY'`);
    await fresh.close();
  }
});
