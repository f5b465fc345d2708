import { t } from '../language/t';
import type { ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { conflict, notFound } from './Refusal';

/**
 * Somebody who was asked to share a dish had none of it (docs/product/claims.md). No amount changes by it.
 * @returns a refusal when the claim is gone, or the guest is not asked.
 */
export function declineShare({
  state,
  claimId,
  guestId,
}: {
  state: ReceiptState;
  claimId: string;
  guestId: string;
}): Decided {
  const claim = state.claims.find(({ id }) => id === claimId);
  const item = state.items.find(({ id }) => id === claim?.itemId);
  if (!claim || !item) return notFound();
  const asked = claim.sharedWith.find((person) => person.guestId === guestId);
  if (!asked) return conflict(t('Nobody asks you to share this.'));
  const declined = { ...claim, sharedWith: claim.sharedWith.filter((person) => person.guestId !== guestId) };
  return {
    next: { ...state, claims: state.claims.map((each) => (each === claim ? declined : each)) },
    fact: {
      kind: 'shareDeclined',
      by: { guestId, name: asked.name },
      claimId,
      item: { id: item.id, name: item.name },
    },
    answer: {},
  };
}
