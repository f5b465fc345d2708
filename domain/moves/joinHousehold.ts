import { householdOf } from '../households';
import { t } from '../language/t';
import type { ReceiptState } from '../receipts';
import { personOf } from './factParts';
import type { Decided } from './Decision';
import { conflict } from './Refusal';

/**
 * Whoever was asked agrees to pay as one (docs/product/claims.md). No claim and no amount changes by it.
 * @returns a refusal when nobody asks the guest.
 */
export function joinHousehold({ state, guestId }: { state: ReceiptState; guestId: string }): Decided {
  const household = householdOf(state.households, guestId);
  const self = household?.members.find((member) => member.guestId === guestId);
  if (!household || !self || self.hasAgreed) return conflict(t('Nobody asks you to pay together.'));
  const members = household.members.map((member) => (member === self ? { ...self, hasAgreed: true } : member));
  const others = members.filter((member) => member.hasAgreed && member.guestId !== guestId).map(personOf);
  return {
    next: { ...state, households: state.households.map((each) => (each === household ? { ...each, members } : each)) },
    fact: { kind: 'householdJoined', by: { guestId, name: self.name }, others },
    answer: {},
  };
}
