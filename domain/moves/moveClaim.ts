import { whyClaimMoveIsRefused, type ClaimMove } from '../claims';
import type { ClaimState, ItemState, ReceiptState } from '../receipts';
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
  readonly actorName: string;
}

/** What unclaiming, cancelling and reopening have in common: find the claim and ask whether its status allows the move. */
export function moveClaim(
  { state, claimId, guestId }: ClaimMoveInput,
  { move, decide }: { move: ClaimMove; decide: (found: FoundClaim) => Pick<Decision, 'next' | 'kind' | 'summary'> },
): Decided {
  const claim = state.claims.find(({ id }) => id === claimId);
  const item = state.items.find(({ id }) => id === claim?.itemId);
  if (!claim || !item) return notFound();
  const refusal = whyClaimMoveIsRefused(move, claim.status);
  if (refusal !== null) return conflict(refusal);
  const actorName = actorNameOf({ state, guestId, claim });
  return { actorName, answer: {}, ...decide({ claim, item, actorName }) };
}

/** The name for the trail: the claim's own name, or the host's when the host acts on somebody else's claim. */
export function actorNameOf({
  state,
  guestId,
  claim,
}: {
  state: ReceiptState;
  guestId: string;
  claim: ClaimState;
}): string {
  return guestId === claim.guestId ? claim.claimerName : state.hostName;
}
