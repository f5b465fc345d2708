import type { Currency } from '@fairtab/domain/money';
import { type MoneySum, moneySums, sumsByCurrency } from '../history/Debt';
import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';
import { type StoredTransfer, TRANSFER } from './StoredSettlement';

/** A transfer between the account and one person. */
export interface TransferBetween extends StoredTransfer {
  readonly currency: Currency;
  /** Whether the account pays it. */
  readonly isMine: boolean;
  /** The evening that it settles; null when it nets what the two owed each other. */
  readonly evening: { readonly id: string; readonly name: string } | null;
}

/** SQL: a transfer `t` with its settlement `s` and its evening `e`, if it has one. */
export const TRANSFERS = `transfer t JOIN settlement s ON s.id = t.settlement_id LEFT JOIN evening e ON e.id = s.evening_id`;
/** SQL: the currency of such a transfer. */
export const TRANSFER_CURRENCY = 'coalesce(e.currency, s.currency)';

/** $1 is the account's guest, $2 the other one, $3 the currency. */
const BETWEEN = `SELECT ${TRANSFER} AS transfer, CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'name', e.name) END AS evening
  FROM ${TRANSFERS}
  WHERE ((t.from_guest_id = $1 AND t.to_guest_id = $2) OR (t.from_guest_id = $2 AND t.to_guest_id = $1))
    AND ${TRANSFER_CURRENCY} = $3 AND t.status <> 'confirmed'
  ORDER BY s.settled_at, t.id`;

/** What the two owe each other by settlements and has not arrived, the oldest first. @throws NotSignedIn */
export async function transfersBetween(
  ctx: ServiceContext,
  { guestId: other, currency }: { guestId: string; currency: Currency },
): Promise<TransferBetween[]> {
  const { guestId: me } = signedIn(ctx);
  const { rows } = await ctx.db.pool.query<{ transfer: StoredTransfer; evening: TransferBetween['evening'] }>({
    name: 'transfers-between',
    text: BETWEEN,
    values: [me, other, currency],
  });
  return rows.map(({ transfer, evening }) => ({
    ...transfer,
    currency,
    isMine: transfer.fromGuestId === me,
    evening,
  }));
}

/** $1 is the account's guest. */
const TOTALS = `WITH open AS MATERIALIZED (
    SELECT ${TRANSFER_CURRENCY} AS currency, t.amount_cents AS cents, t.to_guest_id = $1 AS is_mine FROM ${TRANSFERS}
    WHERE (t.from_guest_id = $1 OR t.to_guest_id = $1) AND t.status = 'open')
  SELECT ${sumsByCurrency('(SELECT * FROM open WHERE is_mine) mine')} AS "owedToMe",
    ${sumsByCurrency('(SELECT * FROM open WHERE NOT is_mine) others')} AS "iOwe"`;

/** The sums of what others owe the account by settlements, and of what the account owes others. */
export interface TransferTotals {
  readonly owedToMe: readonly MoneySum[];
  readonly iOwe: readonly MoneySum[];
}

/** What is owed by settlements and not reported as paid. @throws NotSignedIn */
export async function openTransferTotals(ctx: ServiceContext): Promise<TransferTotals> {
  const { guestId } = signedIn(ctx);
  const { rows } = await ctx.db.pool.query<Record<'owedToMe' | 'iOwe', Record<string, number>>>({
    name: 'open-transfer-totals',
    text: TOTALS,
    values: [guestId],
  });
  return { owedToMe: moneySums(rows[0]?.owedToMe ?? {}), iOwe: moneySums(rows[0]?.iOwe ?? {}) };
}
