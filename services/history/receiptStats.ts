import type { Cents } from '@fairtab/domain/money';
import { signedIn } from '../signedIn';
import type { ServiceContext } from '../context';
import { HOSTED } from './ownReceipts';

export interface ReceiptStats {
  readonly count: number;
  readonly totalCents: Cents;
  /** How many were made since the first of this month, in UTC. */
  readonly thisMonth: number;
}

/** The dashboard's figures about the receipts the account hosts. @throws NotSignedIn */
export async function receiptStats(ctx: ServiceContext): Promise<ReceiptStats> {
  const { guestId } = signedIn(ctx);
  const now = ctx.now();
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const { rows } = await ctx.db.pool.query<{ count: number; total: string; this_month: number }>({
    name: 'receipt-stats',
    text: `SELECT count(*)::int AS count, coalesce(sum(r.total_cents), 0)::text AS total,
             (count(*) FILTER (WHERE r.created_at >= $2))::int AS this_month
           FROM receipt r WHERE ${HOSTED}`,
    values: [guestId, monthStart],
  });
  const [row] = rows;
  return { count: row?.count ?? 0, totalCents: Number(row?.total ?? 0), thisMonth: row?.this_month ?? 0 };
}
