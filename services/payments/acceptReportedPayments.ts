import { displayMoney } from '@fairtab/domain/money';
import { ACCEPT_PAYMENT_AFTER_MS } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { Conflict } from '../errors';
import { changePayment, withConfirmed } from './changePayment';

const ACCEPTED_AT_A_TIME = 500;

/** The reported payments the host has left alone for three days (decisions §3), oldest first, at most 500. */
export async function findPaymentsToAccept(ctx: ServiceContext): Promise<string[]> {
  const due = await ctx.db.prisma.payment.findMany({
    where: { status: 'reported', createdAt: { lte: new Date(ctx.now().getTime() - ACCEPT_PAYMENT_AFTER_MS) } },
    orderBy: { createdAt: 'asc' },
    take: ACCEPTED_AT_A_TIME,
    select: { id: true },
  });
  return due.map(({ id }) => id);
}

/** Accepts one of them. Run twice, it acts once: @returns false when it is not due, or was confirmed or disputed meanwhile. */
export async function acceptPayment(ctx: ServiceContext, { paymentId }: { paymentId: string }): Promise<boolean> {
  try {
    await changePayment(ctx, {
      paymentId,
      action: 'confirmPayment',
      bySystem: true,
      kind: 'confirmed',
      refusals: { confirmed: 'Already confirmed.', disputed: 'Disputed meanwhile.' },
      decide: ({ state, payment }) => {
        if (Date.parse(payment.createdAt) + ACCEPT_PAYMENT_AFTER_MS > ctx.now().getTime())
          throw new Conflict('The host still has time to answer.');
        return {
          next: withConfirmed(state, { paymentId, at: ctx.now() }),
          actorName: 'Fairtab',
          summary: `Fairtab accepted ${displayMoney(payment.amountCents)} from ${payment.payerName} after three days`,
        };
      },
    });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}
