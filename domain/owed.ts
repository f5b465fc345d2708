import type { Cents } from './money';
import { freePiecesOf, hostOf, isSamePerson, ownerOf, type ClaimState, type ReceiptState } from './receipts';

/**
 * Whether nobody has to pay for a claim any more. The host paid the restaurant, so a claim of the host's own is settled at once
 * (docs/product/claims.md). A claim that the host's device made for somebody else is not.
 */
export function isSettledClaim(
  receipt: Pick<ReceiptState, 'hostGuestId' | 'hostName'>,
  claim: Pick<ClaimState, 'guestId' | 'claimerName' | 'status'>,
): boolean {
  return claim.status === 'paid' || (claim.status === 'claimed' && isSamePerson(ownerOf(claim), hostOf(receipt)));
}

/** What nobody has to pay any more of these claims. */
export function sumSettled(
  receipt: Pick<ReceiptState, 'hostGuestId' | 'hostName'>,
  claims: readonly ClaimState[],
): Cents {
  return claims.reduce(
    (sum, claim) => sum + (isSettledClaim(receipt, claim) ? claim.amountCents : claim.coveredCents),
    0,
  );
}

/**
 * Whether there is something to pay for a claim. A part at no price, a cent that was rounded away, and what its owner paid the
 * restaurant for is claimed and done.
 */
export function isOwed(claim: Pick<ClaimState, 'status' | 'amountCents' | 'coveredCents'>): boolean {
  return claim.status === 'claimed' && dueOf(claim) > 0;
}

/** The money that a claim is paid with. */
export function dueOf({ amountCents, coveredCents }: Pick<ClaimState, 'amountCents' | 'coveredCents'>): Cents {
  return amountCents - coveredCents;
}

/** Whether everything is claimed, and nobody has to pay or to pass on any more. */
export function isSettledReceipt(state: ReceiptState): boolean {
  const live = state.claims.filter(({ status }) => status !== 'cancelled');
  return (
    live.length > 0 &&
    live.every((claim) => isSettledClaim(state, claim) || !isOwed(claim)) &&
    state.items.every((item) => freePiecesOf(state, item).length === 0) &&
    state.contributions.every(({ owedCents }) => owedCents === 0)
  );
}

export function sumAmounts(claims: readonly Pick<ClaimState, 'amountCents'>[]): Cents {
  return claims.reduce((sum, claim) => sum + claim.amountCents, 0);
}

/** The money that these claims are paid with. */
export function sumDue(claims: readonly Pick<ClaimState, 'amountCents' | 'coveredCents'>[]): Cents {
  return claims.reduce((sum, claim) => sum + dueOf(claim), 0);
}
