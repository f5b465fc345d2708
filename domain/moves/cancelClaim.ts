import { t } from '../language/t';
import type { Decided } from './Decision';
import { moveClaim, type ClaimMoveInput } from './moveClaim';

/**
 * The host removes a claim: it stays visible as cancelled, and its part of the item is free (docs/product/claims.md).
 * @returns a refusal when the claim is gone, paid or already cancelled.
 */
export function cancelClaim(input: ClaimMoveInput): Decided {
  const { state } = input;
  return moveClaim(input, {
    move: 'cancel',
    decide: ({ claim, item }) => ({
      next: {
        ...state,
        claims: state.claims.map((known) => (known === claim ? { ...claim, status: 'cancelled' } : known)),
      },
      kind: 'cancelled',
      summary: t('{hostName} cancelled the claim of {claimerName} on {name}', {
        hostName: state.hostName,
        claimerName: claim.claimerName,
        name: item.name,
      }),
    }),
  });
}
