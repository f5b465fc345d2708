import { t } from '@fairtab/domain/language/t';
import { peopleOf } from '@fairtab/domain/summaries';
import { isSamePerson, type Person, type ReceiptState } from '@fairtab/domain/receipts';
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

/**
 * Whom the host names: somebody at the table by the id, or somebody without a phone by a name.
 * @throws Conflict when nobody at the table has the id any more.
 */
export function contributorIn(
  state: ReceiptState,
  { personId: id, name }: { personId?: string | null | undefined; name: string | null },
): Person {
  return typeof id === 'string' ? contributorNamed(state, id) : withoutPhone(state, name ?? '');
}

/** Somebody without a phone belongs to the host's device, by the name that is on the bill already. */
function withoutPhone(state: ReceiptState, name: string): Person {
  const person = { guestId: state.hostGuestId, name };
  const known = peopleOf(state).find((each) => isSamePerson(each, person));
  return known ? { guestId: known.guestId, name: known.name } : person;
}
