import { t } from '@fairtab/domain/language/t';
import { peopleOf, type PersonSummary } from '@fairtab/domain/summaries';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { Conflict } from '../../platform/errors';
import { personId } from '../../people/guests';

/** The people with these ids, in their order. @throws Conflict when one of them has no live claim any more and is treated to none. */
export function peopleNamed(state: ReceiptState, ids: readonly string[]): PersonSummary[] {
  if (ids.length === 0) return [];
  const present = peopleOf(state);
  return ids.map((id) => {
    const person = present.find((each) => personId({ receiptId: state.id, person: each }) === id);
    if (!person) throw new Conflict(t('Somebody whom you chose is no longer at the table.'));
    return person;
  });
}
