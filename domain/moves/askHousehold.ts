import { householdOf, type Household } from '../households';
import { t } from '../language/t';
import type { Person, ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { personOf } from './factParts';
import { joinHousehold } from './joinHousehold';
import { conflict } from './Refusal';

/**
 * Asks a person at the table to pay as one with the asker (docs/product/claims.md). No claim and no amount changes by it.
 * Asking somebody who asks the asker is agreeing, and
 * somebody who said before that they always pay together has agreed.
 * @param move.isRemembered whether the two always pay together
 * @param move.newId the id of the household, when the asker has none
 * @returns a refusal when the host is one of the two, when both are one guest, when the asker has to answer somebody else
 * first, or when the other one belongs to another household or is asked to.
 */
export function askHousehold({
  state,
  asker,
  asked,
  isRemembered,
  newId,
}: {
  state: ReceiptState;
  asker: Person;
  asked: Person;
  isRemembered: boolean;
  newId: string;
}): Decided {
  const { name } = asked;
  if ([asker, asked].some(({ guestId }) => guestId === state.hostGuestId))
    return conflict(t('The host is paid, so nobody pays together with the host.'));
  if (asker.guestId === asked.guestId) return conflict(t('You pay for {name} already.', { name }));
  const own = householdOf(state.households, asker.guestId);
  const theirs = householdOf(state.households, asked.guestId);
  if (own && !memberOf(own, asker)?.hasAgreed) {
    if (own === theirs && memberOf(own, asked)?.hasAgreed) return joinHousehold({ state, guestId: asker.guestId });
    return conflict(t('Say first whether you join those who ask you to pay together.'));
  }
  if (theirs && theirs !== own) return conflict(t('{name} pays together with others, or is asked to.', { name }));
  const household: Household = own ?? { id: newId, members: [{ ...personOf(asker), hasAgreed: true }] };
  const grown = { ...household, members: [...household.members, { ...personOf(asked), hasAgreed: isRemembered }] };
  const others = state.households.filter((each) => each !== own);
  return {
    next: theirs ? state : { ...state, households: [...others, grown] },
    fact: isRemembered
      ? { kind: 'householdJoined', by: personOf(asker), others: [personOf(asked)] }
      : { kind: 'householdAsked', by: personOf(asker), asked: personOf(asked) },
    answer: {},
  };
}

function memberOf({ members }: Household, { guestId }: Person) {
  return members.find((member) => member.guestId === guestId);
}
