import type { ServiceContext } from '../../context';
import { moneySums, sumsByCurrency, type MoneySum } from '../history/MoneySum';
import { signedIn } from '../../people/signedIn';
import { TRANSFER_CURRENCY, TRANSFERS } from './transfersBetween';

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
