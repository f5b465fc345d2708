import type { Cents } from './money';
import { isOwed, sumDue } from './owed';
import type { PaymentState, ReceiptState } from './receipts';

/** What is open between a guest, "me", and another guest. Amounts are in cents and never negative. */
export interface Balance {
  /** The unpaid claims of the other guest on my receipts, and the amounts that they have to pass on to me. */
  readonly owedToMeCents: Cents;
  /** My unpaid claims on the other guest's receipts, and the amounts that I have to pass on to them. */
  readonly iOweCents: Cents;
  /** What the other guest reported as paid to me, and I have not confirmed. */
  readonly toConfirmCents: Cents;
  /** What I reported as paid to the other guest, who has not confirmed it. */
  readonly reportedCents: Cents;
}

const NOTHING: Balance = { owedToMeCents: 0, iOweCents: 0, toConfirmCents: 0, reportedCents: 0 };

/** @returns the balance of two guests on one receipt. There is none between two diners: both owe the host alone. */
export function balanceOn(receipt: ReceiptState, { me, other }: { me: string; other: string }): Balance {
  if (receipt.hostGuestId === me) {
    const { unpaidCents, unconfirmedCents, passOnCents } = openOf(receipt, other);
    return { ...NOTHING, owedToMeCents: unpaidCents, toConfirmCents: unconfirmedCents, iOweCents: passOnCents };
  }
  if (receipt.hostGuestId !== other) return NOTHING;
  const { unpaidCents, unconfirmedCents, passOnCents } = openOf(receipt, me);
  return { ...NOTHING, iOweCents: unpaidCents, reportedCents: unconfirmedCents, owedToMeCents: passOnCents };
}

/** What the other guest reported as paid to me on one receipt, and I have not confirmed. */
export function paymentsToConfirm(
  receipt: ReceiptState,
  { me, other }: { me: string; other: string },
): readonly PaymentState[] {
  if (receipt.hostGuestId !== me) return [];
  return receipt.payments.filter(({ status, payerGuestId }) => status === 'reported' && payerGuestId === other);
}

/** @returns what the other guest owes me in the end; negative when I owe them. */
export function netOf({ owedToMeCents, iOweCents }: Balance): Cents {
  return owedToMeCents - iOweCents;
}

function openOf(receipt: ReceiptState, diner: string) {
  const own = receipt.claims.filter(({ guestId }) => guestId === diner);
  const reported = new Set(receipt.payments.filter(({ status }) => status === 'reported').map(({ id }) => id));
  return {
    unpaidCents: sumDue(own.filter(isOwed)),
    passOnCents: receipt.contributions.find(({ guestId }) => guestId === diner)?.owedCents ?? 0,
    unconfirmedCents: sumDue(
      own.filter(({ status, paymentId }) => status === 'paid' && paymentId !== null && reported.has(paymentId)),
    ),
  };
}
