import { listOf } from '../language/format';
import { t } from '../language/t';
import type { EditReceipt } from '../inputs/receiptInputs';
import { displayMoney } from '../money';
import type { ItemState, PayTo, ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { editedMeanwhile } from './editedMeanwhile';
import { rebill, withSums } from './rebill';
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
  if (edit.expectedVersion !== undefined && edit.expectedVersion < newestBill) return conflict(editedMeanwhile());
  const merged = edit.items ? mergeItems({ state, items: edit.items, newId }) : { items: state.items };
  if ('refusal' in merged) return merged;
  if (state.evenSplit && !areSame(merged.items, state.items, isSameItem))
    return conflict(t('This bill is split evenly. Split it by item before you change the items.'));

  const edited = withSums(
    {
      ...state,
      restaurantName: edit.restaurantName ?? state.restaurantName,
      hostName: edit.hostName ?? state.hostName,
      description: edit.description ?? state.description,
      date: edit.date ?? state.date,
      taxCents: edit.taxCents ?? state.taxCents,
      alcoholTaxCents: edit.alcoholTaxCents ?? state.alcoholTaxCents,
      tipCents: edit.tipCents ?? state.tipCents,
      feesCents: edit.feesCents ?? state.feesCents,
      // Fees that are named as an amount are no percentage any more.
      serviceChargePercent:
        edit.serviceChargePercent ?? (edit.feesCents === undefined ? state.serviceChargePercent : null),
      discountCents: edit.discountCents ?? state.discountCents,
      items: merged.items,
      payTo: edit.payTo ?? state.payTo,
    },
    { before: state, totalCents: edit.totalCents },
  );
  const rebilled = rebill(state, edited);
  if ('refusal' in rebilled) return rebilled;
  return {
    next: rebilled.next,
    actorName: edited.hostName,
    kind: 'edited',
    summary: t('{hostName} edited {changes}', { hostName: edited.hostName, changes: describeEdit(state, edited) }),
    answer: {},
  };
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

/** "items, tip and the total ($100.00 to $104.00)", for the trail. */
function describeEdit(before: ReceiptState, after: ReceiptState): string {
  const parts = [
    before.restaurantName !== after.restaurantName && t('the restaurant'),
    before.hostName !== after.hostName && t('the host name'),
    before.description !== after.description && t('the description'),
    before.date !== after.date && t('the date'),
    before.evenSplit === null && !areSame(before.items, after.items, isSameItem) && t('items'),
    before.taxCents !== after.taxCents && t('tax'),
    before.alcoholTaxCents !== after.alcoholTaxCents && t('the alcohol tax'),
    before.tipCents !== after.tipCents && t('tip'),
    (before.feesCents !== after.feesCents || before.serviceChargePercent !== after.serviceChargePercent) &&
      (after.serviceChargePercent === null
        ? t('fees')
        : t('the service charge ({percent}%)', { percent: after.serviceChargePercent })),
    before.discountCents !== after.discountCents && t('the discount'),
    before.totalCents !== after.totalCents &&
      t('the total ({formerAmount} to {amount})', {
        formerAmount: displayMoney(before.totalCents),
        amount: displayMoney(after.totalCents),
      }),
    !areSame(before.payTo, after.payTo, isSamePayTo) && t('how to pay'),
  ].filter((part) => part !== false);
  return listOf(parts.length > 0 ? parts : [t('nothing')]);
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

function isSamePayTo(a: PayTo, b: PayTo): boolean {
  return a.method === b.method && a.handle === b.handle;
}
