import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { changeClaim } from './changeClaim';

/**
 * Deletes a claim that is not paid; its piece can be taken again (decisions §3).
 * @throws NotFound, NotAllowed (somebody else's), Conflict (paid or cancelled).
 */
export async function unclaim(
  ctx: ServiceContext,
  { claimId }: { claimId: string },
): Promise<{ receipt: ReceiptState; deletedClaimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    claimId,
    action: 'unclaim',
    move: 'unclaim',
    kind: 'unclaimed',
    refusal: 'Only the person who claimed this item, or the host, can unclaim it.',
    decide: ({ state, claim, item, actorName }) => ({
      next: { ...state, claims: state.claims.filter(({ id }) => id !== claim.id) },
      summary:
        actorName === claim.claimerName
          ? `${actorName} unclaimed ${item.name}`
          : `${actorName} unclaimed ${item.name} of ${claim.claimerName}`,
    }),
  });
  return { receipt, deletedClaimId: claimId };
}
