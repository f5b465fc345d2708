import type { ReceiptState } from '../receipts';
import { netOfEach, openDebts, type Debt } from './debts';
import { fewestTransfers, type PlannedTransfer } from './fewestTransfers';

/** How an evening would be settled as its receipts are now. */
export interface EveningPlan {
  readonly debts: readonly Debt[];
  readonly transfers: readonly PlannedTransfer[];
  /** The hosts that something is owed to, who have to agree: others than the diners may pay them. In the order of the receipts. */
  readonly asked: readonly string[];
  /** Two plans are the same exactly when their texts are. */
  readonly text: string;
}

/** @param receipts in one currency @returns null when nothing is open. */
export function planEvening(receipts: readonly ReceiptState[]): EveningPlan | null {
  const debts = openDebts(receipts);
  if (debts.length === 0) return null;
  const lines = debts.map(({ receiptId, from, to, amountCents }) => [receiptId, from, to, amountCents].join(' '));
  return {
    debts,
    transfers: fewestTransfers(netOfEach(debts)),
    asked: [...new Set(debts.map(({ to }) => to))],
    text: lines.sort().join('\n'),
  };
}
