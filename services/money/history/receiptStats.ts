import { type Currency, FIRST_CURRENCY } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';
import { type MoneySum, moneySums, sumsByCurrency } from './Debt';

/**
 * The receipts in a guest's history, as SQL conditions on `receipt r` with the guest's id in $1. They follow policy.ts only
 * as far as a list needs it, so code that returns a receipt's state must ask the policy as well (maySee).
 */
export const HOSTED = 'r.host_guest_id = $1 AND r.deleted_at IS NULL';
export const JOINED = "r.host_guest_id <> $1 AND r.deleted_at IS NULL AND r.visibility <> 'private'";

/** The currency of the latest receipt that the account hosts, which the next one probably has too. @throws NotSignedIn */
export async function lastCurrency(ctx: ServiceContext): Promise<Currency> {
  const { guestId } = signedIn(ctx);
  const { rows } = await ctx.db.pool.query<{ currency: Currency }>({
    name: 'last-currency',
    text: `SELECT r.currency FROM receipt r WHERE ${HOSTED} ORDER BY r.created_at DESC LIMIT 1`,
    values: [guestId],
  });
  return rows[0]?.currency ?? FIRST_CURRENCY;
}

export interface ReceiptStats {
  readonly count: number;
  readonly totals: readonly MoneySum[];
  /** How many were made since the first of this month, in UTC. */
  readonly thisMonth: number;
}

/** The dashboard's figures about the receipts the account hosts. @throws NotSignedIn */
export async function receiptStats(ctx: ServiceContext): Promise<ReceiptStats> {
  const { guestId } = signedIn(ctx);
  const now = ctx.now();
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const { rows } = await ctx.db.pool.query<{ count: number; totals: Record<string, number>; this_month: number }>({
    name: 'receipt-stats',
    text: `WITH hosted AS MATERIALIZED (
             SELECT r.currency, r.total_cents AS cents, r.created_at FROM receipt r WHERE ${HOSTED})
           SELECT count(*)::int AS count, ${sumsByCurrency('hosted')} AS totals,
             (count(*) FILTER (WHERE created_at >= $2))::int AS this_month FROM hosted`,
    values: [guestId, monthStart],
  });
  const [row] = rows;
  return { count: row?.count ?? 0, totals: moneySums(row?.totals ?? {}), thisMonth: row?.this_month ?? 0 };
}
