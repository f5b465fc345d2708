import { Browser } from '@fairtab/api/testing/Browser';
import { checkCoverage, checkMoney, checkPayers, checkPayments, insist } from '@fairtab/domain/testing/checks';
import { Table } from '@fairtab/domain/testing/Table';
import { queryReceipt } from '@fairtab/services/receipts/receiptQuery';
import { Pool } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Acknowledged, Party } from './Party';
import { READ_TABLE, type Screen } from './Screen';

const SCREENS_MS = 60_000;

/** Those who wrote at one table, and what they were told. */
export interface Writers {
  readonly acknowledged: readonly Acknowledged[];
  readonly table: { readonly linkId: string };
}

/**
 * Compares what the server said with what the database has: each acknowledged write is there once, with its line in the trail
 * and its key, nothing else was written, and the bill is right to the cent.
 * @returns what is wrong, one line each; none when all is right.
 */
export async function checkWrites(databaseUrl: string, parties: readonly Writers[]): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  const wrong: string[] = [];
  try {
    for (const party of parties)
      await checkParty(pool, party).catch((error: unknown) => wrong.push(`${party.table.linkId}: ${String(error)}`));
  } finally {
    await pool.end();
  }
  return wrong;
}

async function checkParty(pool: Pool, { acknowledged, table }: Writers): Promise<void> {
  const found = await queryReceipt(pool, { id: table.linkId, changesAfter: 0 });
  if (!found) throw new Error('the receipt is gone');
  const { receipt, changes } = found;
  const state = new Table(receipt);
  checkCoverage(state);
  checkMoney(state, { edited: true });
  checkPayments(state);
  checkPayers(state);
  insist(
    changes.every(({ version }, index) => version === index + 1) && changes.length === receipt.version,
    'the trail has not one line for each version',
  );
  const written = 1 + acknowledged.length;
  insist(receipt.version === written, `${written} writes were acknowledged, and ${receipt.version} were made`);

  const { rows } = await pool.query<{ key: string; answer: { claim?: { id: string } } }>(
    'SELECT key, answer FROM idempotency_key WHERE key = ANY ($1)',
    [acknowledged.map(({ key }) => key)],
  );
  insist(rows.length === acknowledged.length, 'a key of an acknowledged write is missing, or stored twice');
  const answers = new Map(rows.map(({ key, answer }) => [key, answer]));
  for (const write of acknowledged.filter(({ mutation }) => mutation === 'claimItem')) {
    const stored = receipt.claims.find(({ id }) => id === answers.get(write.key)?.claim?.id);
    const expected = statusAfter(write, acknowledged);
    insist((stored?.status ?? 'gone') === expected, `a claim is ${stored?.status ?? 'gone'} and not ${expected}`);
  }
}

function statusAfter({ result }: Acknowledged, acknowledged: readonly Acknowledged[]): string {
  const { id } = result['claim'] as { id: string };
  const since = acknowledged.find(({ about }) => about.includes(id));
  return since === undefined ? 'claimed' : since.mutation === 'unclaim' ? 'gone' : 'paid';
}

/**
 * Waits until every screen shows what both web processes answer.
 * @returns how many do not within a minute, in a line each.
 */
export async function checkScreens(
  urls: readonly string[],
  { parties, screens }: { parties: readonly Party[]; screens: readonly Screen[] },
): Promise<string[]> {
  for (const end = performance.now() + SCREENS_MS; ;) {
    const wrong: string[] = [];
    for (const { table } of parties) {
      const read = urls.map((url) => new Browser(url).ask(READ_TABLE, { id: table.receiptId }));
      const [state, ...others] = (await Promise.all(read)).map(({ data }) => data?.['receipt']);
      if (others.some((other) => !isDeepStrictEqual(other, state))) wrong.push('two web processes differ');
      for (const screen of screens.filter(({ receiptId }) => receiptId === table.receiptId))
        if (!isDeepStrictEqual(screen.state, state)) wrong.push(`a screen of ${table.linkId} is stale`);
    }
    if (wrong.length === 0 || performance.now() > end) return wrong;
    await wait(250);
  }
}
