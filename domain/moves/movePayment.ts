import { whyPaymentMoveIsRefused, type PaymentMove } from '../payments';
import type { PaymentState, ReceiptState } from '../receipts';
import type { Decided, Decision } from './Decision';
import { conflict, notFound, type Refused } from './Refusal';
import { settledRefusal } from './settledRefusal';

/** What confirming, accepting and disputing have in common: find the payment and ask whether its status allows the move. */
export function movePayment({
  state,
  paymentId,
  move,
  decide,
}: {
  state: ReceiptState;
  paymentId: string;
  move: PaymentMove;
  decide: (payment: PaymentState) => Omit<Decision, 'answer'> | Refused;
}): Decided {
  const payment = state.payments.find(({ id }) => id === paymentId);
  if (!payment) return notFound();
  if (payment.method === 'settlement') return settledRefusal();
  const refusal = whyPaymentMoveIsRefused(move, payment.status);
  if (refusal !== null) return conflict(refusal);
  const decided = decide(payment);
  return 'refusal' in decided ? decided : { answer: {}, ...decided };
}

/** The same state with one payment confirmed. @param confirmed.at ISO time */
export function withConfirmed(
  state: ReceiptState,
  { payment, at }: { payment: PaymentState; at: string },
): ReceiptState {
  const confirmed: PaymentState = { ...payment, status: 'confirmed', completedAt: at };
  return { ...state, payments: state.payments.map((known) => (known === payment ? confirmed : known)) };
}
