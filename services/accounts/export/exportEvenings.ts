import { FIRST_CURRENCY, formatMoney } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';

/** The evenings that a guest began, and what the guest owes or is owed by settlements: of evenings, and with other accounts. */
export async function exportEvenings(ctx: ServiceContext, guestId: string) {
  const { prisma } = ctx.db;
  const begun = await prisma.evening.findMany({
    where: { madeByGuestId: guestId },
    select: { name: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
  });
  const transfers = await prisma.transfer.findMany({
    where: { OR: [{ fromGuestId: guestId }, { toGuestId: guestId }] },
    include: { settlement: { include: { evening: true } } },
    orderBy: { id: 'asc' },
  });
  return {
    begun,
    transfers: transfers.map(({ settlement, fromName, toName, amountCents, status, method }) => {
      const currency = settlement.evening?.currency ?? settlement.currency ?? FIRST_CURRENCY;
      return {
        evening: settlement.evening?.name ?? null,
        settledAt: settlement.settledAt,
        from: fromName,
        to: toName,
        currency,
        amount: formatMoney(Number(amountCents), currency),
        status,
        method,
      };
    }),
  };
}
