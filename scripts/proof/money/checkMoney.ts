import type { Database } from '@fairtab/services/platform/db';
import { CHECKS, CHECKS_AT_REST } from './checks';
import type { World } from './World';

/** Everything that is wrong with the money of the world, in words and rows. Empty when nothing is. */
export function wrongMoney(world: World, { isAtRest = false } = {}): Promise<string[]> {
  const { db, erasedAt, movedGuestIds, movedAt } = world;
  const checks = isAtRest ? { ...CHECKS, ...CHECKS_AT_REST } : CHECKS;
  return addUp(db, { checks, erasedAt, movedGuestIds, movedAt, facts: JSON.stringify(factsOf(world)) });
}

/** The same of a database in which nobody was deleted, nobody moved and no card was charged. */
export function wrongMoneyIn(db: Database): Promise<string[]> {
  return addUp(db, { checks: CHECKS, erasedAt: new Date(0), movedGuestIds: [], movedAt: new Date(0), facts: '[]' });
}

async function addUp(
  db: Database,
  given: {
    readonly checks: Readonly<Record<string, string>>;
    readonly erasedAt: Date;
    readonly movedGuestIds: readonly string[];
    readonly movedAt: Date;
    readonly facts: string;
  },
): Promise<string[]> {
  const { checks, erasedAt, movedGuestIds, movedAt, facts } = given;
  const found: string[] = [];
  for (const [name, sql] of Object.entries(checks)) {
    // The first query names all parameters, so that every check takes the same ones.
    const text = `WITH given AS (SELECT $1::timestamptz, $2::text[], $3::jsonb, $4::timestamptz) SELECT bad.* FROM given, LATERAL (${sql}) AS bad LIMIT 3`;
    const { rows } = await db.pool.query<object>(text, [erasedAt, movedGuestIds, facts, movedAt]);
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return found;
}

/** What the stand-in for the processor did with each payment, in cents. */
function factsOf({ stripe: { double } }: World) {
  const sum = (list: readonly Record<string, unknown>[]) =>
    list.reduce((total, { amount }) => total + Number(amount), 0);
  const charges = double.all('charge');
  const reversals = double.all('transfer_reversal');
  return double.all('payment_intent').map(({ id: intent }) => {
    const mine = charges.filter((charge) => charge['payment_intent'] === intent);
    const refunds = double.of('refund', intent).filter(({ status }) => status !== 'failed');
    const transfers = mine.map((charge) => charge['transfer']);
    const reversed = reversals.filter((reversal) => transfers.includes(reversal['transfer']));
    const byRefund = refunds.filter((refund) => refund['transfer_reversal'] !== null);
    return { intent, taken: sum(mine), refunded: sum(refunds), reversed: sum(reversed) + sum(byRefund) };
  });
}

/** The tables where a deleted person's name still is. */
export async function tablesNaming(world: World): Promise<string[]> {
  const { db, erasedNames } = world;
  if (erasedNames.length === 0) return [];
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const names = erasedNames.map((name) => `%${name}%`);
  const found: string[] = [];
  for (const { name } of tables) {
    const sql = `SELECT to_jsonb(t)::text AS row FROM ${name} t WHERE to_jsonb(t)::text ILIKE ANY ($1) LIMIT 1`;
    const { rows } = await db.pool.query<{ row: string }>(sql, [names]);
    if (rows[0]) found.push(`${name} names somebody who was deleted: ${rows[0].row.slice(0, 400)}`);
  }
  return found;
}
