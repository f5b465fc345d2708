import type { Cents } from '@fairtab/domain/money';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { maySee } from '../../receipts/readReceipt';
import type { MoneySum } from './MoneySum';

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
