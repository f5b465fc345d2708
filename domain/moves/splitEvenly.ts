import { t } from '../language/t';
import { dishesOf, evenLine, whyNotSplitEvenly } from '../bill/evenSplit';
import { hostOf, type ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { rebill } from './rebill';
import { conflict, type Refused } from './Refusal';

/**
 * The host splits the whole bill evenly: the dishes become one line that the given number of people share. The dishes are kept, to
 * look at and to go back to. The number of people can be changed the same way.
 * @param move.itemId the id of the one line, when it does not have one yet
 * @returns a refusal when somebody has claimed, or there is nothing to split.
 */
export function splitEvenly({
  state,
  people,
  itemId,
}: {
  state: ReceiptState;
  people: number;
  itemId: string;
}): Decided {
  const split = state.evenSplit?.people === people ? { next: state } : evenly({ state, people, itemId });
  if ('refusal' in split) return split;
  return {
    next: split.next,
    fact: { kind: 'billSplitEvenly', by: hostOf(state), people },
    answer: {},
  };
}

function evenly({ state, people, itemId }: { state: ReceiptState; people: number; itemId: string }) {
  const claimed = refuseClaimed(state);
  if (claimed) return claimed;
  const dishes = dishesOf(state);
  const refusal = whyNotSplitEvenly(state, dishes);
  if (refusal !== null) return conflict(refusal);
  const id = state.evenSplit ? (state.items[0]?.id ?? itemId) : itemId;
  return rebill(state, { ...state, items: [evenLine(state, { id, people })], evenSplit: { people, dishes } });
}

/** A claim must not turn into a claim on something else, so a bill with live claims cannot be split another way. */
export function refuseClaimed({ claims }: ReceiptState): Refused | null {
  if (claims.every(({ status }) => status === 'cancelled')) return null;
  return conflict(t('Somebody has claimed already. Cancel those claims before you split the bill another way.'));
}
