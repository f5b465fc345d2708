import { t } from '@fairtab/domain/language/t';
import { peopleOf } from '@fairtab/domain/summaries';
import type { Person, ReceiptState } from '@fairtab/domain/receipts';
import { Conflict } from '../../platform/errors';
import { personId } from '../../people/guests';

/**
 * The person with this id, who has claims, is treated, or paid the restaurant.
 * @throws Conflict when nobody at the table is it any more.
 */
export function contributorNamed(state: ReceiptState, id: string): Person {
  const people: readonly Person[] = [...peopleOf(state), ...state.contributions];
  const person = people.find((each) => personId({ receiptId: state.id, person: each }) === id);
  if (!person) throw new Conflict(t('Somebody whom you chose is no longer at the table.'));
  return person;
}
