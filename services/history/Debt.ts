import type { Cents } from '@fairtab/domain/money';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { maySee } from '../receipts/readReceipt';

/** What one person owes another on one receipt. */
export interface Debt {
  /** Tells the debts of one list apart, and stays the same. */
  readonly key: string;
  /** The other one: who owes the account, or whom it owes. */
  readonly name: string;
  readonly amountCents: Cents;
  /** When the oldest of the unpaid claims was made. */
  readonly since: string;
  readonly receipt: ReceiptState;
}

export interface Debts {
  /** At most 50. */
  readonly debts: readonly Debt[];
  /** All there are. */
  readonly totalCents: Cents;
}

export const MOST_DEBTS = 50;

/** In the order of the ids, each once: SQL finds them fast, and what is owed on each is left to the domain. */
export async function loadInOrder(ctx: ServiceContext, ids: readonly string[]): Promise<ReceiptState[]> {
  const receipts = await ctx.store.loadMany(ids);
  return [...new Set(ids)].flatMap((id) => {
    const receipt = receipts.get(id);
    return receipt && maySee(ctx.viewer, receipt) ? [receipt] : [];
  });
}

export function isOutstanding({ status }: ClaimState): boolean {
  return status === 'claimed';
}

export function oldestOf(claims: readonly ClaimState[]): string {
  return claims.map(({ createdAt }) => createdAt).sort()[0] ?? '';
}
