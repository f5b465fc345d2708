import { t } from '@fairtab/domain/language/t';
import { unclaim as giveBack } from '@fairtab/domain/moves/unclaim';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { changeClaim, type ClaimToChange } from './changeClaim';

/**
 * Deletes a claim that is not paid; its piece can be taken again (docs/product/claims.md).
 * @throws NotFound, NotAllowed (somebody else's), Conflict (paid or cancelled, key reuse).
 */
export async function unclaim(
  ctx: ServiceContext,
  wanted: ClaimToChange,
): Promise<{ receipt: ReceiptState; deletedClaimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    ...wanted,
    action: 'unclaim',
    refusal: t('Only the person who claimed this item, or the host, can unclaim it.'),
    move: giveBack,
  });
  return { receipt, deletedClaimId: wanted.claimId };
}
