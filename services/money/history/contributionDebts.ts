import type { ServiceContext } from '../../context';
import { dinerKey } from '../../people/guests';
import { type Debt, type Debts, loadInOrder, type MoneySum, moneySums, MOST_DEBTS, sumsByCurrency } from './Debt';
import { HOSTED, JOINED } from './receiptStats';

/**
 * SQL about what others than the host paid the restaurant (domain/bill/contributions.ts): the contributions `b` of `receipt r`, with
 * what the host still has to pass on.
 */
export const CONTRIBUTIONS = `jsonb_to_recordset(r.contributions) AS b("guestId" text, name text, "owedCents" bigint)`;

/** Whether `receipt r` has a contribution of the guest in a parameter. The index of the contributions answers it. */
export function isContributor(guest: string): string {
  return `r.contributions <> '[]' AND r.contributions @> jsonb_build_array(jsonb_build_object('guestId', ${guest}::text))`;
}

const listOf = (condition: string): string => `WITH owed AS MATERIALIZED (
    SELECT r.id, r.currency, r.created_at, b."owedCents" AS cents FROM receipt r, ${CONTRIBUTIONS}
    WHERE ${condition} AND b."owedCents" > 0)
  SELECT id, ${sumsByCurrency('owed')} AS totals FROM owed ORDER BY created_at, id LIMIT ${MOST_DEBTS}`;

const TO_PASS_ON = listOf(`${HOSTED} AND r.contributions <> '[]' AND b."guestId" <> $1`);
const TO_GET = listOf(`${JOINED} AND ${isContributor('$1')} AND b."guestId" = $1`);

/** What a guest has to pass on to others who paid the restaurant, on the receipts that the guest hosts. */
export function toPassOn(ctx: ServiceContext, guestId: string): Promise<Debts> {
  return debtsFrom(ctx, { name: 'to-pass-on', text: TO_PASS_ON, guestId });
}

/** What the hosts of others' receipts have to pass on to a guest who paid the restaurant. */
export function toGet(ctx: ServiceContext, guestId: string): Promise<Debts> {
  return debtsFrom(ctx, { name: 'to-get', text: TO_GET, guestId });
}

async function debtsFrom(
  ctx: ServiceContext,
  { name, text, guestId }: { name: string; text: string; guestId: string },
): Promise<Debts> {
  const { rows } = await ctx.db.pool.query<{ id: string; totals: Record<string, number> }>({
    name,
    text,
    values: [guestId],
  });
  const ids = rows.map(({ id }) => id);
  const receipts = await loadInOrder(ctx, ids);
  const debts = receipts.flatMap((receipt) => {
    const isHost = receipt.hostGuestId === guestId;
    const between = receipt.contributions.filter(
      (each) => each.owedCents > 0 && (isHost ? each.guestId !== guestId : each.guestId === guestId),
    );
    return between.map((each): Debt => {
      const diner = dinerKey({ receiptId: receipt.id, guestId: each.guestId });
      return {
        key: `${diner}:contribution`,
        name: isHost ? each.name : receipt.hostName,
        amountCents: each.owedCents,
        since: receipt.createdAt,
        receipt,
      };
    });
  });
  return { debts, totals: moneySums(rows[0]?.totals ?? {}) };
}

/** The sums of both, one for each currency. */
export function addTotals(one: readonly MoneySum[], other: readonly MoneySum[]): MoneySum[] {
  const sums: Record<string, number> = {};
  for (const { currency, cents } of [...one, ...other]) sums[currency] = (sums[currency] ?? 0) + cents;
  // A sum of nothing is only there so that pages have one to show.
  const open = Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
  return moneySums(Object.keys(open).length > 0 ? open : {});
}
