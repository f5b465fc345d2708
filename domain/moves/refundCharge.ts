import { paymentFact } from './factParts';
import { notFound } from './Refusal';
import { hostOf, type ReceiptState } from '../receipts';
import type { Decided, Decision } from './Decision';
import { releaseClaims } from './releaseClaims';

/**
 * The payer has the money of a card payment back, from the host or by their bank: its claims are open again
 * (docs/product/cards.md). A charge that was never on the receipt, or went back before, changes nothing.
 */
export function refundCharge({
  state,
  paymentId,
  isByBank,
}: {
  state: ReceiptState;
  paymentId: string;
  /** Whether the payer's bank took it back. */
  isByBank: boolean;
}): Decided {
  const payment = state.payments.find(({ id }) => id === paymentId);
  if (!payment) return notFound();
  const about = paymentFact(state, payment);
  const decided: Omit<Decision, 'next'> = {
    fact: isByBank
      ? { kind: 'cardTakenBack', by: about.payers[0] ?? null, ...about }
      : { kind: 'cardRefunded', by: hostOf(state), ...about },
    answer: {},
  };
  if (payment.status !== 'charged') return { ...decided, next: state };
  const paid = state.claims.filter((claim) => claim.paymentId === paymentId).map(({ id }) => id);
  const released = releaseClaims(state, paid);
  const payments = state.payments.map((known) =>
    known.id === paymentId ? { ...known, status: 'refunded' as const, completedAt: null } : known,
  );
  return { ...decided, next: { ...released, payments } };
}
