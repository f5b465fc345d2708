import { householdOf, withoutGuest } from '../households';
import { t } from '../language/t';
import type { ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { conflict } from './Refusal';

/**
 * A guest pays alone again, or does not want to pay with those who ask (docs/product/claims.md). What was paid stays paid.
 * @returns a refusal when the guest is in no household and is not asked.
 */
export function leaveHousehold({ state, guestId }: { state: ReceiptState; guestId: string }): Decided {
  const members = householdOf(state.households, guestId)?.members ?? [];
  const self = members.find((member) => member.guestId === guestId);
  if (!self) return conflict(t('You pay alone already.'));
  return {
    next: { ...state, households: withoutGuest(state.households, guestId) },
    fact: { kind: 'householdLeft', by: { guestId, name: self.name } },
    answer: {},
  };
}
