import { distinct, moneyOf } from './factParts';
import { t } from '../language/t';
import { whyClaimMoveIsRefused } from '../claims';
import { hostOf, ownerOf, type ClaimState, type Person, type ReceiptState } from '../receipts';
import { sumAmounts } from '../owed';
import type { Decided } from './Decision';
import { conflict } from './Refusal';

/**
 * Gives claims back to the people who were treated to them (docs/product/claims.md). They cost the same as before.
 * @param move.guestId the guest that makes the move: a payer, a treated person or the host
 * @returns a refusal when nobody is treated to one of the claims, or one of them is paid or cancelled.
 */
export function endTreat({
  state,
  guestId,
  claims,
}: {
  state: ReceiptState;
  guestId: string;
  claims: readonly ClaimState[];
}): Decided {
  const [first] = claims;
  if (!first?.treated) return conflict(t('Nobody is treated to this.'));
  const back = new Map<ClaimState, ClaimState>();
  const people: Person[] = [];
  for (const claim of claims) {
    const refusal = whyClaimMoveIsRefused('pay', claim.status);
    if (refusal !== null) return conflict(refusal);
    if (!claim.treated) return conflict(t('Nobody is treated to this.'));
    people.push(claim.treated);
    const { guestId: ownerId, name } = claim.treated;
    back.set(claim, { ...claim, guestId: ownerId, claimerName: name, treated: null });
  }
  const isTaken = guestId === first.treated.guestId;
  const claimIds = claims.map(({ id }) => id);
  const amount = moneyOf(state, sumAmounts(claims));
  const by = guestId === first.guestId ? ownerOf(first) : hostOf(state);
  return {
    next: { ...state, claims: state.claims.map((claim) => back.get(claim) ?? claim) },
    fact: isTaken
      ? { kind: 'treatTakenBack', by: first.treated, claimIds, amount }
      : { kind: 'treatGivenBack', by, claimIds, people: distinct(people), amount },
    answer: {},
  };
}
