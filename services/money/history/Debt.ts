import { type Cents, type Currency, FIRST_CURRENCY } from '@fairtab/domain/money';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { maySee } from '../../receipts/readReceipt';

/** An amount that one person owes another on one receipt. */
export interface Debt {
  /** Identifies the debt within its list, and stays the same. */
  readonly key: string;
  /** The other side: the diner that owes the account, or the host that the account owes. */
  readonly name: string;
  readonly amountCents: Cents;
  /** When the oldest of the unpaid claims was made. */
  readonly since: string;
  readonly receipt: ReceiptState;
}

export interface Debts {
  /** At most 50. */
  readonly debts: readonly Debt[];
  /** The sums of all debts, not only of the listed ones. */
  readonly totals: readonly MoneySum[];
}

export const MOST_DEBTS = 50;

/**
 * Loads the receipts in the order of the ids, each once. SQL only finds the receipts; the domain computes what is owed on
 * each.
 */
export async function loadInOrder(ctx: ServiceContext, ids: readonly string[]): Promise<ReceiptState[]> {
  const receipts = await ctx.store.loadMany(ids);
  return [...new Set(ids)].flatMap((id) => {
    const receipt = receipts.get(id);
    return receipt && maySee(ctx.viewer, receipt) ? [receipt] : [];
  });
}

export function oldestOf(claims: readonly ClaimState[]): string {
  return claims.map(({ createdAt }) => createdAt).sort()[0] ?? '';
}

/** Amounts of one currency added up. Amounts of different currencies never are. */
export interface MoneySum {
  readonly currency: Currency;
  readonly cents: Cents;
}

/** @returns one sum for each currency, the largest first; a sum of nothing when there is none, so that pages have one to show. */
export function moneySums(centsOf: Readonly<Record<Currency, Cents>>): MoneySum[] {
  const sums = Object.entries(centsOf).map(([currency, cents]) => ({ currency, cents }));
  return sums.length === 0 ? [{ currency: FIRST_CURRENCY, cents: 0 }] : sums.sort((a, b) => b.cents - a.cents);
}

/** SQL: the rows of a table with `currency` and `cents`, added up for moneySums. Sums are far below 2^53. */
export function sumsByCurrency(table: string): string {
  return `(SELECT coalesce(json_object_agg(currency, cents), '{}')
    FROM (SELECT currency, sum(cents)::float8 AS cents FROM ${table} GROUP BY currency) sums)`;
}
