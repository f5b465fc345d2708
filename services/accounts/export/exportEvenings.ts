import { formatMoney } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';

/** The evenings that a guest began, and what the guest owes or is owed by evenings that were settled. */
export async function exportEvenings(ctx: ServiceContext, guestId: string) {
  const { prisma } = ctx.db;
  const begun = await prisma.evening.findMany({
    where: { madeByGuestId: guestId },
    select: { name: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
  });
  const transfers = await prisma.transfer.findMany({
    where: { OR: [{ fromGuestId: guestId }, { toGuestId: guestId }] },
    include: { settlement: { select: { settledAt: true, evening: { select: { name: true, currency: true } } } } },
    orderBy: { id: 'asc' },
  });
  return {
    begun,
    transfers: transfers.map(({ settlement, fromName, toName, amountCents, status, method }) => ({
      evening: settlement.evening.name,
      settledAt: settlement.settledAt,
      from: fromName,
      to: toName,
      currency: settlement.evening.currency,
      amount: formatMoney(Number(amountCents), settlement.evening.currency),
      status,
      method,
    })),
  };
}
