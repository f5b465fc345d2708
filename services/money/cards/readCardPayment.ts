import type { ServiceContext } from '../../context';
import type { CardPayment } from '../../generated/prisma/client';

/** A card payment as its payer follows it. @returns null also for everybody else's. */
export async function readCardPayment(ctx: ServiceContext, id: string): Promise<CardPayment | null> {
  const { guestId } = ctx.viewer;
  return guestId === null ? null : ctx.db.prisma.cardPayment.findFirst({ where: { id, payerGuestId: guestId } });
}
