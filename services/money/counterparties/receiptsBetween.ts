import type { Currency } from '@fairtab/domain/money';
import { balanceOn, paymentsToConfirm, type Balance } from '@fairtab/domain/balances';
import type { PaymentState, ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { loadInOrder } from '../history/Debt';
import { CONTRIBUTIONS, isContributor } from '../history/contributionDebts';
import { HOSTED, JOINED } from '../history/receiptStats';
import { signedIn } from '../../people/signedIn';
import type { Counterparty } from './counterparties';

/** What is open between the account and a counterparty on one receipt. */
export interface BalanceOnReceipt extends Balance {
  readonly receipt: ReceiptState;
  /** What the other one reported as paid, and the account has not confirmed. */
  readonly paymentsToConfirm: readonly PaymentState[];
}

export const MOST_RECEIPTS_BETWEEN = 50;

/** $1 is the account's guest, $2 the other one, $3 the currency, or null for all. */
const RECEIPTS = `SELECT s.id FROM (
    SELECT r.id, r.created_at, bool_or(c.status = 'claimed' AND c.amount_cents > c.covered_cents) AS is_open
    FROM receipt r JOIN claim c ON c.receipt_id = r.id AND c.guest_id = $2 AND c.status <> 'cancelled'
    WHERE ${HOSTED} AND r.currency = coalesce($3, r.currency) GROUP BY r.id
    UNION ALL
    SELECT r.id, r.created_at, bool_or(c.status = 'claimed' AND c.amount_cents > c.covered_cents)
    FROM receipt r JOIN claim c ON c.receipt_id = r.id AND c.guest_id = $1 AND c.status <> 'cancelled'
    WHERE ${JOINED} AND r.host_guest_id = $2 AND r.currency = coalesce($3, r.currency) GROUP BY r.id
    UNION ALL
    SELECT r.id, r.created_at, b."owedCents" > 0 FROM receipt r, ${CONTRIBUTIONS}
    WHERE ${HOSTED} AND ${isContributor('$2')} AND b."guestId" = $2 AND r.currency = coalesce($3, r.currency)
    UNION ALL
    SELECT r.id, r.created_at, b."owedCents" > 0 FROM receipt r, ${CONTRIBUTIONS}
    WHERE ${JOINED} AND r.host_guest_id = $2 AND ${isContributor('$1')} AND b."guestId" = $1 AND r.currency = coalesce($3, r.currency)
  ) s GROUP BY s.id, s.created_at ORDER BY bool_or(s.is_open) DESC, s.created_at DESC, s.id LIMIT ${MOST_RECEIPTS_BETWEEN}`;

/**
 * The receipts on which one of the two pays the other, with what is open on each: those with something unpaid first, then
 * the newest. At most 50.
 * @throws NotSignedIn
 */
export async function receiptsBetween(
  ctx: ServiceContext,
  { guestId: other, currency }: Pick<Counterparty, 'guestId'> & { readonly currency: Currency | null },
): Promise<BalanceOnReceipt[]> {
  const { guestId: me } = signedIn(ctx);
  const { rows } = await ctx.db.pool.query<{ id: string }>({
    name: 'receipts-between',
    text: RECEIPTS,
    values: [me, other, currency],
  });
  const ids = rows.map(({ id }) => id);
  const receipts = await loadInOrder(ctx, ids);
  return receipts.map((receipt) => ({
    receipt,
    paymentsToConfirm: paymentsToConfirm(receipt, { me, other }),
    ...balanceOn(receipt, { me, other }),
  }));
}
