import type { Action } from '@fairtab/domain/policy';
import type { PaymentState, PaymentStatus, ReceiptState } from '@fairtab/domain/receipts';
import type { ChangeKind } from '@fairtab/domain/trail';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { Conflict, NotFound } from '../errors';
import { changeReceipt } from '../receipts/changeReceipt';
import { receiptIdOf } from '../receipts/receiptIdOf';

export interface PaymentChange {
  readonly paymentId: string;
  readonly action: Action;
  readonly kind: ChangeKind;
  /** Fairtab itself acts, so nobody is asked for permission. */
  readonly bySystem?: boolean;
  /** Why the change is impossible from a status; no entry means it is possible. */
  readonly refusals: Partial<Record<PaymentStatus, string>>;
  decide(found: { state: ReceiptState; payment: PaymentState }): {
    next: ReceiptState;
    actorName: string;
    summary: string;
  };
}

/**
 * What confirming, disputing and accepting a payment have in common.
 * @throws NotFound (also for anybody but the host), Conflict.
 */
export async function changePayment(
  ctx: ServiceContext,
  change: PaymentChange,
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  const { receipt } = await changeReceipt(ctx, {
    receiptId: await receiptIdOf(ctx, { part: 'payment', id: change.paymentId }),
    bySystem: change.bySystem ?? false,
    decide: (state, actor) => {
      const payment = state.payments.find(({ id }) => id === change.paymentId);
      if (!payment) throw new NotFound();
      if (!change.bySystem)
        authorise({ viewer: actor, action: change.action, receipt: state }, 'Only the host can do this.');
      const impossible = change.refusals[payment.status];
      if (impossible !== undefined) throw new Conflict(impossible);
      return { kind: change.kind, answer: {}, ...change.decide({ state, payment }) };
    },
  });
  return { receipt, paymentId: change.paymentId };
}

/** The same state with one payment confirmed at a moment. */
export function withConfirmed(state: ReceiptState, { paymentId, at }: { paymentId: string; at: Date }): ReceiptState {
  const confirm = (payment: PaymentState): PaymentState =>
    payment.id === paymentId ? { ...payment, status: 'confirmed', completedAt: at.toISOString() } : payment;
  return { ...state, payments: state.payments.map(confirm) };
}
