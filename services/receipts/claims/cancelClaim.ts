import { t } from '@fairtab/domain/language/t';
import { cancelClaim as cancel } from '@fairtab/domain/moves/cancelClaim';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { changeClaim, claimStillOn, type ClaimToChange } from './changeClaim';

/**
 * The host removes a diner's claim: it stays visible as cancelled and frees the item (docs/product/claims.md).
 * @throws NotFound (also for anybody but the host), Conflict (paid or already cancelled, key reuse).
 */
export async function cancelClaim(
  ctx: ServiceContext,
  wanted: ClaimToChange,
): Promise<{ receipt: ReceiptState; claimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    ...wanted,
    action: 'cancelClaim',
    refusal: t('Only the host can cancel a claim.'),
    move: cancel,
  });
  return { receipt, claimId: claimStillOn(receipt, wanted.claimId) };
}
