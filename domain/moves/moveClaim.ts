import { whyClaimMoveIsRefused, type ClaimMove } from '../claims';
import { hostOf, ownerOf, type ClaimState, type ItemState, type Person, type ReceiptState } from '../receipts';
import type { Decided, Decision } from './Decision';
import { conflict, notFound } from './Refusal';

/** What every move of one claim is given. */
export interface ClaimMoveInput {
  readonly state: ReceiptState;
  readonly claimId: string;
  /** The guest that makes the move: the claim's owner or the host. */
  readonly guestId: string;
}

interface FoundClaim {
  readonly claim: ClaimState;
  readonly item: ItemState;
  readonly by: Person;
}

/** What unclaiming, cancelling and reopening have in common: find the claim and ask whether its status allows the move. */
export function moveClaim(
  { state, claimId, guestId }: ClaimMoveInput,
  { move, decide }: { move: ClaimMove; decide: (found: FoundClaim) => Pick<Decision, 'next' | 'fact'> },
): Decided {
  const claim = state.claims.find(({ id }) => id === claimId);
  const item = state.items.find(({ id }) => id === claim?.itemId);
  if (!claim || !item) return notFound();
  const refusal = whyClaimMoveIsRefused(move, claim.status);
  if (refusal !== null) return conflict(refusal);
  // The host acts on claims of others.
  const by = guestId === claim.guestId ? ownerOf(claim) : hostOf(state);
  return { answer: {}, ...decide({ claim, item, by }) };
}

/** What every fact about one claim has. */
export function claimFact({ claim, item, by }: FoundClaim) {
  return { by, claimId: claim.id, item: { id: item.id, name: item.name }, claimer: ownerOf(claim) };
}
