import { hostOf } from '../receipts';
import type { Decided } from './Decision';
import { claimFact, moveClaim, type ClaimMoveInput } from './moveClaim';

/**
 * The host removes a claim: it stays visible as cancelled, and its part of the item is free (docs/product/claims.md).
 * @returns a refusal when the claim is gone, paid or already cancelled.
 */
export function cancelClaim(input: ClaimMoveInput): Decided {
  const { state } = input;
  return moveClaim(input, {
    move: 'cancel',
    decide: (found) => ({
      next: {
        ...state,
        claims: state.claims.map((known) => (known === found.claim ? { ...known, status: 'cancelled' } : known)),
      },
      fact: { kind: 'claimCancelled', ...claimFact(found), by: hostOf(state) },
    }),
  });
}
