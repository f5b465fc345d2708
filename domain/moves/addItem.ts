import { moneyOf } from './factParts';
import { t } from '../language/t';
import { MAX_ITEMS } from '../inputs/fields';
import { hostOf, type ItemState, type ReceiptState } from '../receipts';
import { lineTotalOf } from '../shares';
import type { Decided } from './Decision';
import { rebill, withSums } from './rebill';
import { conflict } from './Refusal';

/**
 * The host adds one line at the end of the bill. While lines follow a receipt's creation one by one, the total stays the
 * printed one. Later it is an edit like any other, so a bill that added up goes on adding up.
 * @returns a refusal when the bill is split evenly, full, or would be impossible.
 */
export function addItem({ state, item }: { state: ReceiptState; item: ItemState }): Decided<{ itemId: string }> {
  if (state.evenSplit) return conflict(t('This bill is split evenly. Split it by item before you add to it.'));
  if (state.items.length >= MAX_ITEMS) return conflict(t('A bill can have at most {max} items.', { max: MAX_ITEMS }));
  const rebilled = rebill(state, withSums({ ...state, items: [...state.items, item] }, { before: state }));
  if ('refusal' in rebilled) return rebilled;
  return {
    next: state.billVersion === 0 ? { ...rebilled.next, billVersion: 0 } : rebilled.next,
    fact: {
      kind: 'itemAdded',
      by: hostOf(state),
      item: { id: item.id, name: item.name },
      quantity: item.quantity,
      amount: moneyOf(state, lineTotalOf(item)),
    },
    answer: { itemId: item.id },
  };
}
