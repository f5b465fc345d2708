import { netOfEach, type Debt } from './debts';
import { fewestTransfers, type PlannedTransfer } from './fewestTransfers';

/** What a settlement would pay, and what is owed instead. */
export interface SettlementPlan {
  readonly debts: readonly Debt[];
  readonly transfers: readonly PlannedTransfer[];
  /** The people to whom something is owed, in the order of the debts. They have to agree. */
  readonly asked: readonly string[];
  /** Two plans are the same exactly when their texts are. */
  readonly text: string;
}

/** @param debts in one currency @returns null when there are none. */
export function planFor(debts: readonly Debt[]): SettlementPlan | null {
  if (debts.length === 0) return null;
  const lines = debts.map(({ receiptId, from, to, amountCents }) => [receiptId, from, to, amountCents].join(' '));
  return {
    debts,
    transfers: fewestTransfers(netOfEach(debts)),
    asked: [...new Set(debts.map(({ to }) => to))],
    text: lines.sort().join('\n'),
  };
}
