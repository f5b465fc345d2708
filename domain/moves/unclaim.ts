import type { Decided } from './Decision';
import { moveClaim, type ClaimMoveInput } from './moveClaim';

/**
 * Deletes a claim, so that its piece can be taken again (docs/product/claims.md).
 * @returns a refusal when the claim is gone, paid or cancelled.
 */
export function unclaim(input: ClaimMoveInput): Decided {
  const { state } = input;
  return moveClaim(input, {
    move: 'unclaim',
    decide: ({ claim, item, actorName }) => ({
      next: { ...state, claims: state.claims.filter((known) => known !== claim) },
      kind: 'unclaimed',
      summary:
        actorName === claim.claimerName
          ? `${actorName} unclaimed ${item.name}`
          : `${actorName} unclaimed ${item.name} of ${claim.claimerName}`,
    }),
  });
}
