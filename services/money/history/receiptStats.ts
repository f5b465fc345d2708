import { signedIn } from '../../people/signedIn';
import type { ServiceContext } from '../../context';
import { moneySums, sumsByCurrency, type MoneySum } from './MoneySum';
import { HOSTED } from './ownReceipts';

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
