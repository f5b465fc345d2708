import type { ReceiptState } from '../receipts';
import { openDebts } from '../settlements/debts';
import { planFor, type SettlementPlan } from '../settlements/SettlementPlan';

/** Two guests who owe each other something. */
export type Pair = readonly [string, string];

/**
 * How two guests would net what they owe each other on receipts as they are now (docs/product/people.md): all of it counts as
 * paid, and one of them owes the difference. Both have to agree. A receipt that only its host sees, or that is deleted, is
 * left out.
 * @param receipts in one currency
 * @returns null when only one of them owes something, or nobody.
 */
export function planNetting(receipts: readonly ReceiptState[], [one, other]: Pair): SettlementPlan | null {
  const seenByBoth = receipts.filter(({ visibility, deletedAt }) => visibility !== 'private' && deletedAt === null);
  const plan = planFor(
    openDebts(seenByBoth).filter(({ from, to }) => (from === one && to === other) || (from === other && to === one)),
  );
  return plan?.asked.length === 2 ? plan : null;
}
