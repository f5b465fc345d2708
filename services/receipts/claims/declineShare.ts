import { t } from '@fairtab/domain/language/t';
import { declineShare as decline } from '@fairtab/domain/moves/declineShare';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { changeClaim, claimStillOn, type ClaimToChange } from './changeClaim';

/**
 * The viewer does not share the dish that somebody asked them to share.
 * @throws NotFound, Conflict (nobody asks the viewer, key reuse).
 */
export async function declineShare(
  ctx: ServiceContext,
  wanted: ClaimToChange,
): Promise<{ receipt: ReceiptState; claimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    ...wanted,
    operation: 'declineShare',
    action: 'seeReceipt',
    refusal: t('You cannot see this receipt.'),
    move: decline,
  });
  return { receipt, claimId: claimStillOn(receipt, wanted.claimId) };
}
