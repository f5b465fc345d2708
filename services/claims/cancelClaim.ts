import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { changeClaim, withClaim } from './changeClaim';

/**
 * The host removes a diner's claim: it stays visible as cancelled and frees the item (decisions §3).
 * @throws NotFound (also for anybody but the host), Conflict (paid or already cancelled).
 */
export async function cancelClaim(
  ctx: ServiceContext,
  { claimId }: { claimId: string },
): Promise<{ receipt: ReceiptState; claimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    claimId,
    action: 'cancelClaim',
    move: 'cancel',
    kind: 'cancelled',
    refusal: 'Only the host can cancel a claim.',
    decide: ({ state, claim, item }) => ({
      next: withClaim(state, { ...claim, status: 'cancelled' }),
      summary: `${state.hostName} cancelled the claim of ${claim.claimerName} on ${item.name}`,
    }),
  });
  return { receipt, claimId };
}
