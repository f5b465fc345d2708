import { t } from '@fairtab/domain/language/t';
import type { Decided } from '@fairtab/domain/moves/Decision';
import { acceptPayment as accept } from '@fairtab/domain/moves/acceptPayment';
import { confirmPayment as confirm } from '@fairtab/domain/moves/confirmPayment';
import { disputePayment as dispute } from '@fairtab/domain/moves/disputePayment';
import type { Action } from '@fairtab/domain/policy';
import { ACCEPT_PAYMENT_AFTER_MS, type ReceiptState } from '@fairtab/domain/receipts';
import { changeReceipt } from '../writing/changeReceipt';
import { receiptIdOfWrite } from '../writing/receiptIdOfWrite';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { authorise } from '../../people/authorise';
import { Conflict, NotFound } from '../../platform/errors';

/** A payment to change, and the key by which a retry is recognised. */
export interface PaymentToChange {
  readonly paymentId: string;
  readonly idempotencyKey?: unknown;
}

/**
 * What confirming, disputing and accepting a payment have in common: find it, ask the policy, make the move.
 * @param change.action what the viewer must be allowed to do; null when Fairtab itself acts
 * @throws NotFound (also for anybody but the host), Conflict (also key reuse), InvalidInput (the key).
 */
export async function changePayment(
  ctx: ServiceContext,
  {
    paymentId,
    idempotencyKey,
    action,
    move,
  }: PaymentToChange & { action: Action | null; move: (state: ReceiptState) => Decided },
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  const operation = action ?? 'acceptPayment';
  const keyed = keyedRequest(ctx, { operation, key: idempotencyKey, request: { paymentId } });
  const { receipt } = await changeReceipt(ctx, {
    receiptId: await receiptIdOfWrite(ctx, { part: 'payment', id: paymentId, keyed }),
    keyed,
    bySystem: action === null,
    decide: (state, actor) => {
      if (!state.payments.some(({ id }) => id === paymentId)) throw new NotFound();
      if (action !== null) authorise({ viewer: actor, action, receipt: state }, t('Only the host can do this.'));
      return move(state);
    },
  });
  return { receipt, paymentId };
}

/**
 * The host says a reported payment arrived (docs/product/claims.md).
 * @throws NotFound (also for anybody but the host), Conflict (confirmed or disputed already, key reuse).
 */
export function confirmPayment(
  ctx: ServiceContext,
  wanted: PaymentToChange,
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  return changePayment(ctx, {
    ...wanted,
    action: 'confirmPayment',
    move: (state) => confirm({ state, paymentId: wanted.paymentId, at: ctx.now().toISOString() }),
  });
}

/**
 * The host says the money did not arrive: all claims of the payment are open again (docs/product/claims.md). A payment
 * that was confirmed by mistake, or by time, can still be disputed.
 * @throws NotFound (also for anybody but the host), Conflict (disputed already, key reuse).
 */
export function disputePayment(
  ctx: ServiceContext,
  wanted: PaymentToChange,
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  return changePayment(ctx, {
    ...wanted,
    action: 'disputePayment',
    move: (state) => dispute({ state, paymentId: wanted.paymentId }),
  });
}

const ACCEPTED_AT_A_TIME = 500;

/** Finds the reported payments that the host left alone for three days (docs/product/claims.md), oldest first, at most 500. */
export async function findPaymentsToAccept(ctx: ServiceContext): Promise<string[]> {
  const due = await ctx.db.prisma.payment.findMany({
    where: { status: 'reported', createdAt: { lte: new Date(ctx.now().getTime() - ACCEPT_PAYMENT_AFTER_MS) } },
    orderBy: { createdAt: 'asc' },
    take: ACCEPTED_AT_A_TIME,
    select: { id: true },
  });
  return due.map(({ id }) => id);
}

/**
 * Accepts one of them. Run twice, it acts once.
 * @returns false when the payment is not due, or was confirmed or disputed meanwhile.
 */
export async function acceptPayment(ctx: ServiceContext, { paymentId }: { paymentId: string }): Promise<boolean> {
  try {
    await changePayment(ctx, {
      paymentId,
      action: null,
      move: (state) => accept({ state, paymentId, now: ctx.now() }),
    });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}
