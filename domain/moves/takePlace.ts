import { t } from '../language/t';
import type { Person, ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { conflict } from './Refusal';
import { takeOver } from './takeOver';

/**
 * "I am Ben": a guest who has nothing on the receipt yet is somebody for whom the host's device claimed (docs/product/names.md). What
 * is not paid of it is theirs from then on, and what Ben paid the restaurant. No amount changes.
 * @param move.guestId the guest who says so
 * @returns a refusal when the guest is at the table already, or the person has a phone or owes nothing that could be taken over.
 */
export function takePlace({
  state,
  guestId,
  person,
}: {
  state: ReceiptState;
  guestId: string;
  person: Person;
}): Decided<{ claimIds: readonly string[] }> {
  const isAtTable =
    state.claims.some((claim) => claim.status !== 'cancelled' && claim.guestId === guestId) ||
    state.contributions.some((contribution) => contribution.guestId === guestId);
  if (isAtTable) return conflict(t('You are at this table already.'));
  if (person.guestId !== state.hostGuestId)
    return conflict(t('{name} is at this table with another phone.', { name: person.name }));
  return takeOver({ state, guestId, name: person.name, expectedAmountCents: null });
}
