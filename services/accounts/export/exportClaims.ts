import type { ServiceContext } from '../../context';
import { openHandle } from '../../receipts/payments/payerHandle';
import { storedAmount } from './storedAmount';

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
      currency: receipt.currency,
    },
    item: item.name,
    claimerName: claim.claimerName,
    treatedName: claim.treatedName,
    // The contact on a treated claim belongs to the person who is treated.
    claimerEmail: claim.treatedName === null ? claim.claimerEmail : null,
    claimerPhone: claim.treatedName === null ? claim.claimerPhone : null,
    units: claim.units,
    splitCount: claim.splitCount,
    amount: storedAmount(claim.amountCents, receipt),
    paidAtRestaurant: storedAmount(claim.coveredCents, receipt),
    status: claim.status,
    createdAt: claim.createdAt,
    payment: payment && {
      payerName: payment.payerName,
      amount: storedAmount(payment.amountCents, receipt),
      cashAmount: payment.cashCents === null ? null : storedAmount(payment.cashCents, receipt),
      method: payment.method,
      handle: openHandle(ctx.sealer, payment),
      status: payment.status,
      createdAt: payment.createdAt,
      completedAt: payment.completedAt,
    },
  }));
}
