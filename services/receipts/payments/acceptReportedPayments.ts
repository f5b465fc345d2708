import { acceptPayment as accept } from '@fairtab/domain/moves/acceptPayment';
import { ACCEPT_PAYMENT_AFTER_MS } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { changePayment } from './changePayment';

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
