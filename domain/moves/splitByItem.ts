import { hostOf, type ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { rebill } from './rebill';
import { refuseClaimed } from './splitEvenly';

/**
 * The host takes an even split back: the dishes are the lines again. Nothing changes on a bill that is split by item.
 * @param move.newId a fresh id for each line
 * @returns a refusal when somebody has claimed.
 */
export function splitByItem({ state, newId }: { state: ReceiptState; newId: () => string }): Decided {
  const split = byItem(state, newId);
  if ('refusal' in split) return split;
  return {
    next: split.next,
    fact: { kind: 'billSplitByItem', by: hostOf(state) },
    answer: {},
  };
}

function byItem(state: ReceiptState, newId: () => string) {
  if (!state.evenSplit) return { next: state };
  const claimed = refuseClaimed(state);
  if (claimed) return claimed;
  const items = state.evenSplit.dishes.map((dish) => ({ ...dish, id: newId() }));
  return rebill(state, { ...state, items, evenSplit: null });
}
