import { isOwed, sumDue } from '@fairtab/domain/owed';
import { signedIn } from '../../people/signedIn';
import type { ServiceContext } from '../../context';
import { type Debts, loadInOrder, moneySums, MOST_DEBTS, oldestOf, sumsByCurrency } from './Debt';
import { addTotals, toPassOn } from './contributionDebts';
import { JOINED } from './receiptStats';

const OLDEST = `WITH owed AS MATERIALIZED (
    SELECT r.id, r.currency, sum(c.amount_cents - c.covered_cents) AS cents, min(c.created_at) AS since FROM claim c JOIN receipt r ON r.id = c.receipt_id
    WHERE ${JOINED} AND c.status = 'claimed' AND c.amount_cents > c.covered_cents AND c.guest_id = $1 GROUP BY r.id)
  SELECT id, ${sumsByCurrency('owed')} AS totals FROM owed ORDER BY since, id LIMIT ${MOST_DEBTS}`;

/**
 * The account's unpaid claims on other hosts' receipts, by receipt, and what it has to pass on to others who paid the restaurant,
 * the oldest first.
 * @throws NotSignedIn
 */
export async function readIOwe(ctx: ServiceContext): Promise<Debts> {
  const { guestId } = signedIn(ctx);
  const { rows } = await ctx.db.pool.query<{ id: string; totals: Record<string, number> }>({
    name: 'i-owe',
    text: OLDEST,
    values: [guestId],
  });
  const ids = rows.map(({ id }) => id);
  const receipts = await loadInOrder(ctx, ids);
  const debts = receipts.flatMap((receipt) => {
    const claims = receipt.claims.filter((claim) => claim.guestId === guestId && isOwed(claim));
    const amountCents = sumDue(claims);
    if (amountCents === 0) return [];
    return [{ key: receipt.id, name: receipt.hostName, amountCents, since: oldestOf(claims), receipt }];
  });
  const passedOn = await toPassOn(ctx, guestId);
  return {
    debts: [...debts, ...passedOn.debts].sort((a, b) => (a.since < b.since ? -1 : 1)).slice(0, MOST_DEBTS),
    totals: addTotals(moneySums(rows[0]?.totals ?? {}), passedOn.totals),
  };
}
