import type { Balance } from '../balances';
import type { ReceiptState } from '../receipts';

/**
 * The guests who owe a guest on one receipt, or are owed by them. The host is owed by everybody who pays for a part, and owes
 * those who paid the restaurant. Everybody else who pays for a part owes the host. Somebody who is treated pays for nothing.
 */
export function counterpartiesOn(receipt: ReceiptState, me: string): string[] {
  const payers = new Set(
    [...receipt.claims.filter(({ status }) => status !== 'cancelled'), ...receipt.contributions].map(
      ({ guestId }) => guestId,
    ),
  );
  if (receipt.hostGuestId !== me) return payers.has(me) ? [receipt.hostGuestId] : [];
  payers.delete(me);
  return [...payers];
}

/** Adds balances up, such as those of several receipts. */
export function addBalances(balances: readonly Balance[]): Balance {
  return balances.reduce(
    (sum, each) => ({
      owedToMeCents: sum.owedToMeCents + each.owedToMeCents,
      iOweCents: sum.iOweCents + each.iOweCents,
      toConfirmCents: sum.toConfirmCents + each.toConfirmCents,
      reportedCents: sum.reportedCents + each.reportedCents,
    }),
    { owedToMeCents: 0, iOweCents: 0, toConfirmCents: 0, reportedCents: 0 },
  );
}
