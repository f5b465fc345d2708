import type { ReceiptState } from '../receipts';
import { openDebts } from '../settlements/debts';
import { planFor, type SettlementPlan } from '../settlements/SettlementPlan';
import { isInEvening } from './isInEvening';

/**
 * How an evening would be settled as its receipts are now. The hosts that something is owed to have to agree, because others
 * than their own diners may pay them.
 * @param receipts in one currency
 * @returns null when nothing is open.
 */
export function planEvening(receipts: readonly ReceiptState[]): SettlementPlan | null {
  return planFor(openDebts(receipts.filter(isInEvening)));
}
