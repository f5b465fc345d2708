import { cancelClaim as cancel } from '@fairtab/domain/moves/cancelClaim';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { changeClaim } from './changeClaim';

/**
 * The host removes a diner's claim: it stays visible as cancelled and frees the item (docs/product/claims.md).
 * @throws NotFound (also for anybody but the host), Conflict (paid or already cancelled).
 */
export async function cancelClaim(
  ctx: ServiceContext,
  { claimId }: { claimId: string },
): Promise<{ receipt: ReceiptState; claimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    claimId,
    action: 'cancelClaim',
    refusal: 'Only the host can cancel a claim.',
    move: cancel,
  });
  return { receipt, claimId };
}
