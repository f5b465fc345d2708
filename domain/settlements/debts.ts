import type { Cents } from '../money';
import { isOwed, type ReceiptState } from '../receipts';

/** What one guest has claimed on one receipt and not paid. The amount is in cents and above zero. */
export interface Debt {
  readonly receiptId: string;
  /** The guest who has to pay. */
  readonly from: string;
  /** The host, who is somebody else. */
  readonly to: string;
  readonly amountCents: Cents;
}

/** What is open on receipts, in their order and in the order of their claims. A host owes herself nothing. */
export function openDebts(receipts: readonly ReceiptState[]): Debt[] {
  return receipts.flatMap(({ id: receiptId, hostGuestId: to, claims }) => {
    const owed = new Map<string, Cents>();
    for (const { guestId, amountCents } of claims.filter(isOwed))
      if (guestId !== to) owed.set(guestId, (owed.get(guestId) ?? 0) + amountCents);
    return [...owed].map(([from, amountCents]) => ({ receiptId, from, to, amountCents }));
  });
}

/**
 * What each guest gets in the end, in cents; negative for one who has to pay. They add up to zero. Guests with nothing in
 * the end are included.
 */
export function netOfEach(debts: readonly Pick<Debt, 'from' | 'to' | 'amountCents'>[]): Map<string, Cents> {
  const net = new Map<string, Cents>();
  for (const { from, to, amountCents } of debts) {
    net.set(from, (net.get(from) ?? 0) - amountCents);
    net.set(to, (net.get(to) ?? 0) + amountCents);
  }
  return net;
}
