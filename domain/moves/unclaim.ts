import { t } from '../language/t';
import type { Decided } from './Decision';
import { conflict } from './Refusal';
import { claimFact, moveClaim, type ClaimMoveInput } from './moveClaim';

/**
 * Deletes a claim, so that its piece can be taken again (docs/product/claims.md).
 * @returns a refusal when the claim is gone, paid or cancelled, or somebody else had it.
 */
export function unclaim(input: ClaimMoveInput): Decided {
  const { state } = input;
  const treated = state.claims.find(({ id }) => id === input.claimId)?.treated;
  if (treated) return conflict(t('{name} had this. Give it back instead.', { name: treated.name }));
  return moveClaim(input, {
    move: 'unclaim',
    decide: (found) => ({
      next: { ...state, claims: state.claims.filter((known) => known !== found.claim) },
      fact: { kind: 'itemUnclaimed', ...claimFact(found) },
    }),
  });
}
