import type { ServiceContext } from '../../context';

/** The claims of a guest on others' receipts, oldest first, each with the payment that settles it. */
export async function exportClaims(ctx: ServiceContext, guestId: string) {
  const claims = await ctx.db.prisma.claim.findMany({
    where: { guestId, receipt: { hostGuestId: { not: guestId } } },
    orderBy: { createdAt: 'asc' },
    include: { item: true, payment: true, receipt: true },
  });
  return claims.map(({ item, payment, receipt, ...claim }) => ({
    receipt: {
      id: receipt.id,
      restaurantName: receipt.restaurantName,
      hostName: receipt.hostName,
      date: receipt.date.toISOString().slice(0, 10),
    },
    item: item.name,
    claimerName: claim.claimerName,
    claimerEmail: claim.claimerEmail,
    claimerPhone: claim.claimerPhone,
    units: claim.units,
    splitCount: claim.splitCount,
    amount: claim.amountCents,
    status: claim.status,
    createdAt: claim.createdAt,
    payment: payment && {
      payerName: payment.payerName,
      amount: payment.amountCents,
      method: payment.method,
      handle: payment.handle,
      status: payment.status,
      createdAt: payment.createdAt,
      completedAt: payment.completedAt,
    },
  }));
}
