import type { ClaimStatus } from '@fairtab/domain/claims';
import type { Household } from '@fairtab/domain/households';
import { centsOf } from '@fairtab/domain/money';
import type { PaymentStatus } from '@fairtab/domain/payments';
import type { ClaimState, Contribution, Dish, PaymentState, Person, ReceiptState } from '@fairtab/domain/receipts';
import type { PaidMethod, PaymentMethod } from '@fairtab/domain/waysToPay';
import { domainTaxClass } from '../../lib/wireTaxClass';
import { piecesOf } from '../pricing';
import type { TableClaim, TableContribution, TableItem, TablePayment, TablePerson, TableState } from '../tableState';

/**
 * A table as the moves of the domain take it, so that a phone decides by the same rules as the server. A guest is known to the phone by the
 * `diner` of this receipt. What no phone is told (contacts, sealed handles) is null. Times and visibility play no part in a move.
 * Claims are ordered by their times, which are the same for the parts of a claim that several people treat somebody to. So people may
 * stand in another order than the server's until its state comes.
 */
export function receiptOf(table: TableState): ReceiptState {
  const claims = table.items.flatMap((item) => item.claims.map((claim) => claimOf(claim, item)));
  return {
    id: table.id,
    version: table.version,
    writeId: '',
    // Only the server knows whether the bill was edited after the version that an edit was made on.
    billVersion: 1,
    hostGuestId: table.hostDiner,
    visibility: 'link',
    deletedAt: null,
    evenSplit: table.evenSplit ? { people: table.evenSplit.people, dishes: table.evenSplit.dishes.map(dishOf) } : null,
    serviceChargePercent: table.serviceChargeRate ? Number(table.serviceChargeRate) : null,
    restaurantName: table.restaurantName,
    hostName: table.hostName,
    description: table.description,
    date: table.date,
    uploadMethod: 'manual',
    currency: table.currency,
    exchangeRate: table.exchangeRate ?? null,
    photosShared: table.photosShared,
    createdAt: '',
    items: table.items.map((item) => ({ ...dishOf(item), id: item.id, splitWith: item.splitWith })),
    claims: claims.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)),
    payments: table.payments.map(paymentOf),
    households: householdsOf(table.people),
    contributions: table.contributions.map(contributionOf),
    payTo: table.payTo.map(({ method, handle }) => ({ method: method.toLowerCase() as PaymentMethod, handle })),
    taxCents: centsOf(table.tax),
    alcoholTaxCents: centsOf(table.alcoholTax),
    tipCents: centsOf(table.tip),
    feesCents: centsOf(table.fees),
    discountCents: centsOf(table.discount),
    totalCents: centsOf(table.total),
  };
}

/** The person with this `Person.id`, which consists of a guest and a name in lower case. */
export function personOf(id: string): Person {
  const end = id.indexOf(':');
  return { guestId: id.slice(0, end), name: id.slice(end + 1) };
}

type WireDish = Pick<TableItem, 'name' | 'note' | 'price' | 'quantity' | 'discount'> & { readonly taxClass?: string };

function dishOf({ name, note, price, quantity, discount, taxClass = 'ORDINARY' }: WireDish): Dish {
  return {
    name,
    ...(note && { note }),
    priceCents: centsOf(price),
    quantity,
    splitWith: 1,
    taxClass: domainTaxClass(taxClass),
    discountCents: centsOf(discount),
  };
}

function claimOf(claim: TableClaim, item: TableItem): ClaimState {
  const { id, diner, claimerName, treatedDiner, treatedName, units, splitCount, createdAt } = claim;
  return {
    id,
    itemId: item.id,
    guestId: diner,
    claimerName,
    claimerEmail: null,
    claimerPhone: null,
    units,
    splitCount,
    pieces: piecesOf(claim.pieces),
    amountCents: centsOf(claim.amount),
    coveredCents: centsOf(claim.covered),
    status: claim.status.toLowerCase() as ClaimStatus,
    paymentId: claim.payment?.id ?? null,
    treated: treatedDiner && treatedName ? { guestId: treatedDiner, name: treatedName } : null,
    sharedWith: claim.sharedWith.map(personOf),
    createdAt,
  };
}

function contributionOf({ diner, name, amount, owed, passedOn, settled }: TableContribution): Contribution {
  return {
    guestId: diner,
    name,
    amountCents: centsOf(amount),
    owedCents: centsOf(owed),
    passedOnCents: centsOf(passedOn),
    settledCents: centsOf(settled),
  };
}

function paymentOf(payment: TablePayment): PaymentState {
  const { id, diner, payerName, amount, cashAmount = null, createdAt, completedAt = null } = payment;
  return {
    id,
    payerGuestId: diner,
    payerName,
    amountCents: centsOf(amount),
    cashCents: cashAmount === null ? null : centsOf(cashAmount),
    method: payment.method.toLowerCase() as PaidMethod,
    handle: null,
    groupId: null,
    status: payment.status.toLowerCase() as PaymentStatus,
    createdAt,
    completedAt,
  };
}

/** A guest with several names has one seat in a household, under the first of them. */
function householdsOf(people: readonly TablePerson[]): Household[] {
  const households = new Map<string, Household>();
  for (const { diner: guestId, name, household, askedInto } of people) {
    const id = household ?? askedInto;
    if (!id) continue;
    const members = households.get(id)?.members ?? [];
    if (members.some((member) => member.guestId === guestId)) continue;
    households.set(id, { id, members: [...members, { guestId, name, hasAgreed: household !== null }] });
  }
  return [...households.values()];
}
