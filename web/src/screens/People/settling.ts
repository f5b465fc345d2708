import { t } from '@fairtab/domain/language/t';
import { centsOf, type Cents } from '@fairtab/domain/money';
import { waysForAll } from '@fairtab/domain/paying/waysForAll';
import type { ReceiptBetween } from './usePersonReceipts';

type PayTo = ReceiptBetween['receipt']['payTo'];
type Payment = ReceiptBetween['paymentsToConfirm'][number];

/** What one sum to a person pays. */
export interface OpenDebt {
  readonly parts: readonly { readonly receiptId: string; readonly restaurantName: string; readonly amount: string }[];
  readonly amountCents: Cents;
  /** The ways in which it can be paid. */
  readonly payTo: PayTo;
}

/** What a person reported as paid at once, on one receipt or several. */
export interface ReportedSum {
  readonly key: string;
  readonly amountCents: Cents;
  readonly method: Payment['method'];
  readonly handle: string | null;
  readonly createdAt: string;
  readonly restaurantNames: readonly string[];
  readonly paymentIds: readonly string[];
}

/** @returns null when the account owes the person nothing. */
export function openDebtOn(receipts: readonly ReceiptBetween[]): OpenDebt | null {
  const open = receipts.filter(({ balance }) => centsOf(balance.iOwe) > 0);
  if (open.length === 0) return null;
  return {
    parts: open.map(({ receipt: { id, restaurantName }, balance }) => ({
      receiptId: id,
      restaurantName: nameOf(restaurantName),
      amount: balance.iOwe,
    })),
    amountCents: open.reduce((sum, { balance }) => sum + centsOf(balance.iOwe), 0),
    payTo: waysForAll({ ofEach: open.map(({ receipt }) => receipt.payTo), cash: { method: 'CASH', handle: '' } }),
  };
}

/** What waits for the account's confirmation, the oldest first. What was paid with one sum is one entry. */
export function reportedSums(receipts: readonly ReceiptBetween[]): ReportedSum[] {
  const sums = new Map<string, ReportedSum>();
  for (const { receipt, paymentsToConfirm } of receipts) {
    for (const { id, groupId, amount, method, handle, createdAt } of paymentsToConfirm) {
      const key = groupId ?? id;
      const known = sums.get(key);
      sums.set(key, {
        key,
        method,
        handle: handle ?? null,
        createdAt,
        amountCents: (known?.amountCents ?? 0) + centsOf(amount),
        restaurantNames: [...new Set([...(known?.restaurantNames ?? []), nameOf(receipt.restaurantName)])],
        paymentIds: [...(known?.paymentIds ?? []), id],
      });
    }
  }
  return [...sums.values()].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

export function nameOf(restaurantName: string): string {
  return restaurantName.trim() || t('Receipt');
}
