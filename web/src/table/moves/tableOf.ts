import { formatUnits, lengthOfPieces } from '@fairtab/domain/claims';
import { householdOf } from '@fairtab/domain/households';
import { formatMoney, type Cents } from '@fairtab/domain/money';
import {
  ACCEPT_PAYMENT_AFTER_MS,
  type ClaimState,
  type PaymentState,
  type Person,
  type ReceiptState,
} from '@fairtab/domain/receipts';
import { summarise, type ItemSummary, type PersonSummary } from '@fairtab/domain/summaries';
import type { Piece } from '@fairtab/domain/shares';
import type { TableState } from '../tableState';

type Mutable<T> = T extends readonly (infer One)[]
  ? Mutable<One>[]
  : T extends object
    ? { -readonly [Key in keyof T as Key extends ' $fragmentType' ? never : Key]: Mutable<T[Key]> }
    : T;

/** A table as the wire spells it. */
export type WireTable = Mutable<TableState>;

/**
 * What the server would answer with for a receipt: the opposite of receiptOf.
 * @param table what no receipt has: how it is addressed, and how many people look at it
 */
export function tableOf(state: ReceiptState, table: Pick<TableState, 'id' | 'linkId' | 'looking'>): WireTable {
  const bill = summarise(state);
  const money = (cents: Cents): string => formatMoney(cents, state.currency);
  return {
    id: table.id,
    linkId: table.linkId,
    version: state.version,
    restaurantName: state.restaurantName,
    hostName: state.hostName,
    hostDiner: state.hostGuestId,
    description: state.description,
    date: state.date,
    currency: state.currency,
    exchangeRate: state.exchangeRate,
    subtotal: money(bill.linesCents),
    tax: money(state.taxCents),
    alcoholTax: money(state.alcoholTaxCents),
    tip: money(state.tipCents),
    fees: money(state.feesCents),
    serviceChargeRate: state.serviceChargePercent?.toString() ?? null,
    discount: money(state.discountCents),
    total: money(state.totalCents),
    mismatch: money(bill.mismatchCents),
    claimed: money(bill.claimedCents),
    paid: money(bill.paidCents),
    remaining: money(bill.remainingCents),
    unclaimed: money(bill.unclaimedCents),
    gap: money(bill.gapCents),
    looking: table.looking,
    photosShared: state.photosShared,
    items: bill.items.map((line) => lineOnWire(line, money)),
    people: bill.people.map((person) => personOnWire(state, { person, money })),
    payments: state.payments.map((payment) => paymentOnWire(state, { payment, money })),
    contributions: state.contributions.map((each) => ({
      personId: personId(each),
      diner: each.guestId,
      name: each.name,
      amount: money(each.amountCents),
      owed: money(each.owedCents),
      passedOn: money(each.passedOnCents),
      settled: money(each.settledCents),
    })),
    payTo: state.payTo.map(({ method, handle }) => ({ method: upper(method), handle })),
    evenSplit: state.evenSplit && {
      people: state.evenSplit.people,
      dishes: state.evenSplit.dishes.map(({ name, note = '', priceCents, quantity, discountCents }) => ({
        name,
        note,
        price: money(priceCents),
        quantity,
        discount: money(discountCents),
      })),
    },
  };
}

function lineOnWire(line: ItemSummary, money: (cents: Cents) => string): WireTable['items'][number] {
  const { item, free } = line;
  return {
    id: item.id,
    name: item.name,
    note: item.note ?? '',
    price: money(item.priceCents),
    quantity: item.quantity,
    splitWith: item.splitWith,
    taxClass: upper(item.taxClass),
    discount: money(item.discountCents),
    lineTotal: money(line.lineCents),
    share: money(line.shareCents),
    unclaimed: money(line.unclaimedCents),
    fullyClaimed: free.length === 0,
    unitsLeft: formatUnits(lengthOfPieces(free)),
    free: free.map(stretchOf),
    claims: line.claims.map((claim) => claimOnWire(claim, money)),
  };
}

function claimOnWire(claim: ClaimState, money: (cents: Cents) => string): WireTable['items'][number]['claims'][number] {
  const { id, claimerName, guestId: diner, treated, units, splitCount, pieces, paymentId, createdAt } = claim;
  return {
    id,
    claimerName,
    diner,
    treatedName: treated?.name ?? null,
    treatedDiner: treated?.guestId ?? null,
    sharedWith: claim.sharedWith.map(personId),
    units,
    splitCount,
    pieces: pieces.map(stretchOf),
    amount: money(claim.amountCents),
    covered: money(claim.coveredCents),
    status: upper(claim.status),
    createdAt,
    payment: paymentId === null ? null : { id: paymentId },
  };
}

function personOnWire(
  { households }: ReceiptState,
  { person, money }: { person: PersonSummary; money: (cents: Cents) => string },
): WireTable['people'][number] {
  const { guestId, name, claims, owesCents, paidCents } = person;
  const household = householdOf(households, guestId);
  const hasAgreed = household?.members.some((member) => member.guestId === guestId && member.hasAgreed) ?? false;
  return {
    id: personId(person),
    diner: guestId,
    name,
    owes: money(owesCents),
    paid: money(paidCents),
    household: household && hasAgreed ? household.id : null,
    askedInto: household && !hasAgreed ? household.id : null,
    claims: claims.map(({ id }) => ({ id })),
  };
}

function paymentOnWire(
  { claims }: ReceiptState,
  { payment, money }: { payment: PaymentState; money: (cents: Cents) => string },
): WireTable['payments'][number] {
  const { id, payerGuestId: diner, payerName, method, status, createdAt, completedAt } = payment;
  const acceptedAt = new Date(Date.parse(createdAt) + ACCEPT_PAYMENT_AFTER_MS).toISOString();
  return {
    id,
    diner,
    payerName,
    amount: money(payment.amountCents),
    cashAmount: payment.cashCents === null ? null : money(payment.cashCents),
    method: upper(method),
    status: upper(status),
    createdAt,
    completedAt,
    acceptedAt: status === 'reported' ? acceptedAt : null,
    claims: claims.filter(({ paymentId }) => paymentId === id).map((claim) => ({ id: claim.id })),
  };
}

function stretchOf({ start, end }: Piece): { start: string; end: string } {
  return { start: formatUnits(start), end: formatUnits(end) };
}

/** The same as the server's, for guests as the phone knows them. */
function personId({ guestId, name }: Person): string {
  return `${guestId}:${name.toLowerCase()}`;
}

function upper<Word extends string>(word: Word): Uppercase<Word> {
  return word.toUpperCase() as Uppercase<Word>;
}
