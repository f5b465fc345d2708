import { EDITED_PARTS } from '../facts/editedParts';
import type { FactOf } from '../facts/changes';
import type { ExchangeRate } from '../exchangeRates';
import { moneyOf } from './factParts';
import { t } from '../language/t';
import type { EditReceipt } from '../inputs/editReceiptInput';
import type { Currency } from '../money';
import { hostOf, isSamePerson, ownerOf, type ItemState, type PayTo, type ReceiptState } from '../receipts';
import { takes } from '../waysToPay';
import type { Decided } from './Decision';
import { editedMeanwhile } from './editedMeanwhile';
import { rebill, withSums } from './rebill';
import { inCurrency } from './inCurrency';
import { conflict, type Refused } from './Refusal';

/**
 * The host changes the bill (docs/product/bill.md). Unpaid claims are priced anew, paid ones keep their amount. A bill
 * that added up goes on adding up when the edit names no total.
 * @param move.newId a fresh id for each new line
 * @returns a refusal when the bill was edited meanwhile, would be impossible, or takes away what somebody claimed.
 */
export function editReceipt({
  state,
  edit,
  newId,
}: {
  state: ReceiptState;
  edit: Omit<EditReceipt, 'receiptId'>;
  newId: () => string;
}): Decided {
  // While lines follow one by one, only an edit made on the very newest state knows all of them.
  const newestBill = state.billVersion === 0 ? state.version : state.billVersion;
  if (edit.expectedVersion !== undefined && edit.expectedVersion < newestBill) return editedMeanwhile();
  const currency = edit.currency ?? state.currency;
  if (currency !== state.currency && (state.payments.length > 0 || state.contributions.length > 0))
    return conflict(t('The currency cannot change any more, because something is paid.'));
  const before = inCurrency(state, { currency, replaced: edit });
  if (before === null)
    return {
      refusal: {
        kind: 'invalidInput',
        problems: [
          {
            path: 'currency',
            message: t('{currency} has no such small amounts as this bill. Change them first.', { currency }),
          },
        ],
      },
    };
  const merged = edit.items ? mergeItems({ state: before, items: edit.items, newId }) : { items: before.items };
  if ('refusal' in merged) return merged;
  if (before.evenSplit && !areSame(merged.items, before.items, isSameItem))
    return conflict(t('This bill is split evenly. Split it by item before you change the items.'));

  const edited = withSums(
    {
      ...before,
      restaurantName: edit.restaurantName ?? before.restaurantName,
      hostName: edit.hostName ?? before.hostName,
      description: edit.description ?? before.description,
      date: edit.date ?? before.date,
      taxCents: edit.taxCents ?? before.taxCents,
      alcoholTaxCents: edit.alcoholTaxCents ?? before.alcoholTaxCents,
      tipCents: edit.tipCents ?? before.tipCents,
      feesCents: edit.feesCents ?? before.feesCents,
      // Fees that are named as an amount are no percentage any more.
      serviceChargePercent:
        edit.serviceChargePercent ?? (edit.feesCents === undefined ? before.serviceChargePercent : null),
      discountCents: edit.discountCents ?? before.discountCents,
      items: merged.items,
      exchangeRate: rateAfter(edit, { before: state, currency }),
      payTo: waysIn(currency, edit.payTo ?? before.payTo),
    },
    { before: state, totalCents: edit.totalCents },
  );
  const rebilled = rebill(before, edited);
  if ('refusal' in rebilled) return rebilled;
  return {
    next: withOwnClaimsRenamed(rebilled.next, before),
    fact: {
      kind: 'billEdited',
      by: hostOf(edited),
      ...changesOf({ before, after: edited, former: state.currency }),
    },
    answer: {},
  };
}

/** The host's own part goes on being the host's under a new name, and so stays settled (isSettledClaim). */
function withOwnClaimsRenamed(edited: ReceiptState, before: ReceiptState): ReceiptState {
  if (edited.hostName === before.hostName) return edited;
  const claims = edited.claims.map((claim) =>
    isSamePerson(ownerOf(claim), hostOf(before)) ? { ...claim, claimerName: edited.hostName } : claim,
  );
  return { ...edited, claims };
}

/** A rate of another currency than the receipt's is none of its amounts. */
function rateAfter(
  { exchangeRate, removesExchangeRate }: Pick<EditReceipt, 'exchangeRate' | 'removesExchangeRate'>,
  { before, currency }: { before: ReceiptState; currency: Currency },
): ExchangeRate | null {
  if (exchangeRate) return exchangeRate;
  return removesExchangeRate || currency !== before.currency ? null : before.exchangeRate;
}

/** The same list unless a way in it knows only dollars, and the currency is another one. */
function waysIn(currency: Currency, payTo: readonly PayTo[]): readonly PayTo[] {
  const known = payTo.filter(({ method }) => takes({ method, currency }));
  return known.length === payTo.length ? payTo : known;
}

function mergeItems({
  state,
  items,
  newId,
}: {
  state: ReceiptState;
  items: NonNullable<EditReceipt['items']>;
  newId: () => string;
}): { readonly items: readonly ItemState[] } | Refused {
  const unused = new Set(state.items.map(({ id }) => id));
  const notes = new Map(state.items.map(({ id, note }) => [id, note]));
  const strange = items.findIndex(({ id }) => id !== null && !unused.delete(id));
  if (strange >= 0) {
    const problem = { path: `items.${strange}.id`, message: t('That item is not on this receipt') };
    return { refusal: { kind: 'invalidInput', problems: [problem] } };
  }
  return {
    items: items.map(({ id, note = notes.get(id ?? ''), ...item }) => ({
      id: id ?? newId(),
      ...item,
      ...(note && { note }),
    })),
  };
}

/** What is different after an edit. @param edit.before in the new currency */
function changesOf({
  before,
  after,
  former,
}: {
  before: ReceiptState;
  after: ReceiptState;
  former: Currency;
}): Omit<FactOf<'billEdited'>, 'kind' | 'by'> {
  const isPercentNew = before.serviceChargePercent !== after.serviceChargePercent;
  const isEdited: Record<(typeof EDITED_PARTS)[number], boolean> = {
    restaurant: before.restaurantName !== after.restaurantName,
    hostName: before.hostName !== after.hostName,
    description: before.description !== after.description,
    date: before.date !== after.date,
    items: before.evenSplit === null && !areSame(before.items, after.items, isSameItem),
    tax: before.taxCents !== after.taxCents,
    alcoholTax: before.alcoholTaxCents !== after.alcoholTaxCents,
    tip: before.tipCents !== after.tipCents,
    fees: before.feesCents !== after.feesCents || isPercentNew,
    discount: before.discountCents !== after.discountCents,
    waysToPay: !areSame(before.payTo, after.payTo, isSamePayTo),
    exchangeRate: !isSameRate(before.exchangeRate, after.exchangeRate),
  };
  return {
    parts: EDITED_PARTS.filter((part) => isEdited[part]),
    serviceChargePercent: isEdited.fees ? after.serviceChargePercent : null,
    currency: former === after.currency ? null : { former, current: after.currency },
    total:
      before.totalCents === after.totalCents
        ? null
        : { former: moneyOf(before, before.totalCents), current: moneyOf(after, after.totalCents) },
  };
}

function areSame<T>(before: readonly T[], after: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  return (
    before.length === after.length &&
    before.every((one, index) => {
      const other = after[index];
      return other !== undefined && isSame(one, other);
    })
  );
}

function isSameItem(a: ItemState, b: ItemState): boolean {
  return (
    a.id === b.id &&
    a.name === b.name &&
    a.priceCents === b.priceCents &&
    a.quantity === b.quantity &&
    a.splitWith === b.splitWith &&
    a.taxClass === b.taxClass &&
    a.discountCents === b.discountCents &&
    a.note === b.note
  );
}

function isSameRate(a: ExchangeRate | null, b: ExchangeRate | null): boolean {
  if (a === null || b === null) return a === b;
  return a.currency === b.currency && a.baseCurrency === b.baseCurrency && a.rate === b.rate && a.date === b.date;
}

function isSamePayTo(a: PayTo, b: PayTo): boolean {
  return a.method === b.method && a.handle === b.handle;
}
