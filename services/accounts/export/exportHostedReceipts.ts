import type { Contribution } from '@fairtab/domain/receipts';
import { formatMoney, type Currency } from '@fairtab/domain/money';
import { lineText } from '../../messages/lineText';
import type { ServiceContext } from '../../context';
import { storedAmount as amount } from './storedAmount';
import { openHandle } from '../../receipts/payments/payerHandle';
import { evenSplitFromStored, type StoredEvenSplit } from '../../receipts/storedEvenSplit';

const CLAIM = {
  claimerName: true,
  treatedName: true,
  claimerEmail: true,
  claimerPhone: true,
  units: true,
  splitCount: true,
  amountCents: true,
  coveredCents: true,
  status: true,
  createdAt: true,
  item: { select: { name: true } },
} as const;

/**
 * The receipts that a guest hosts, with everything a host can see, oldest first, including deleted ones that can be
 * restored.
 */
export async function exportHostedReceipts(ctx: ServiceContext, guestId: string) {
  const receipts = await ctx.db.prisma.receipt.findMany({
    where: { hostGuestId: guestId },
    orderBy: { createdAt: 'asc' },
    include: {
      items: { orderBy: { position: 'asc' } },
      claims: { orderBy: { madeIn: 'asc' }, select: CLAIM },
      payments: { orderBy: { madeIn: 'asc' } },
      payTo: { orderBy: { position: 'asc' } },
      changes: { orderBy: { version: 'asc' } },
    },
  });
  return receipts.map(({ items, claims, payments, payTo, changes, ...receipt }) => ({
    id: receipt.id,
    restaurantName: receipt.restaurantName,
    hostName: receipt.hostName,
    description: receipt.description,
    date: receipt.date.toISOString().slice(0, 10),
    visibility: receipt.visibility,
    uploadMethod: receipt.uploadMethod,
    photosShared: receipt.photosShared,
    currency: receipt.currency,
    createdAt: receipt.createdAt,
    deletedAt: receipt.deletedAt,
    tax: amount(receipt.taxCents, receipt),
    alcoholTax: amount(receipt.alcoholTaxCents, receipt),
    tip: amount(receipt.tipCents, receipt),
    fees: amount(receipt.feesCents, receipt),
    serviceChargePercent: receipt.serviceChargePercent?.toNumber() ?? null,
    discount: amount(receipt.discountCents, receipt),
    exchangeRate: receipt.exchangeRate,
    total: amount(receipt.totalCents, receipt),
    evenSplit: evenSplitOf(receipt.evenSplit as unknown as StoredEvenSplit | null, receipt.currency),
    items: items.map(({ name, note, priceCents, quantity, splitWith, taxClass, discountCents }) => ({
      name,
      note,
      price: amount(priceCents, receipt),
      quantity,
      splitWith,
      taxClass,
      discount: amount(discountCents, receipt),
    })),
    claims: claims.map(({ item, amountCents, coveredCents, ...claim }) => ({
      item: item.name,
      ...claim,
      amount: amount(amountCents, receipt),
      paidAtRestaurant: amount(coveredCents, receipt),
    })),
    paidTheRestaurant: (receipt.contributions as unknown as Contribution[]).map((contribution) => ({
      name: contribution.name,
      amount: formatMoney(contribution.amountCents, receipt.currency),
      passedOn: formatMoney(contribution.passedOnCents, receipt.currency),
      settled: formatMoney(contribution.settledCents, receipt.currency),
      owed: formatMoney(contribution.owedCents, receipt.currency),
    })),
    payments: payments.map(
      ({ id, payerName, amountCents, cashCents, method, handle, status, createdAt, completedAt }) => ({
        payerName,
        amount: amount(amountCents, receipt),
        cashAmount: cashCents === null ? null : amount(cashCents, receipt),
        method,
        handle: openHandle(ctx.sealer, { id, handle }),
        status,
        createdAt,
        completedAt,
      }),
    ),
    payTo: payTo.map(({ method, handle }) => ({ method, handle })),
    history: changes.map((change) => ({
      at: change.at,
      actorName: change.actorName,
      summary: lineText(change, { guestId: receipt.hostGuestId, name: receipt.hostName }),
    })),
  }));
}

function evenSplitOf(stored: StoredEvenSplit | null, currency: Currency) {
  if (!stored) return null;
  const { people, dishes } = evenSplitFromStored(stored);
  return {
    people,
    dishes: dishes.map(({ priceCents, discountCents, ...dish }) => ({
      ...dish,
      price: formatMoney(priceCents, currency),
      discount: formatMoney(discountCents, currency),
    })),
  };
}
