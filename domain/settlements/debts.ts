import type { Cents } from '../money';
import { dueOf, isOwed } from '../owed';
import type { ReceiptState } from '../receipts';

/**
 * What one guest has claimed on one receipt and not paid, or what the host has to pass on to somebody who paid the restaurant.
 * The amount is in cents and above zero.
 */
export interface Debt {
  readonly receiptId: string;
  /** The guest who has to pay. */
  readonly from: string;
  /** Somebody else. One of the two is the host. */
  readonly to: string;
  readonly amountCents: Cents;
}

/**
 * What is open on receipts, in their order and in the order of their claims, and then what the host has to pass on. A host owes
 * herself nothing.
 */
export function openDebts(receipts: readonly ReceiptState[]): Debt[] {
  return receipts.flatMap(({ id: receiptId, hostGuestId: host, claims, contributions }) => {
    const owed = new Map<string, Cents>();
    for (const claim of claims.filter(isOwed))
      if (claim.guestId !== host) owed.set(claim.guestId, (owed.get(claim.guestId) ?? 0) + dueOf(claim));
    const passedOn = contributions.filter(({ guestId, owedCents }) => guestId !== host && owedCents > 0);
    return [
      ...[...owed].map(([from, amountCents]) => ({ receiptId, from, to: host, amountCents })),
      ...passedOn.map(({ guestId: to, owedCents }) => ({ receiptId, from: host, to, amountCents: owedCents })),
    ];
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
