import { t } from '@fairtab/domain/language/t';
import { reopenClaim as reopen } from '@fairtab/domain/moves/reopenClaim';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { changeClaim, claimStillOn, type ClaimToChange } from './changeClaim';

/**
 * The host says the money for one claim did not arrive: paid -> claimed, at today's price (docs/product/claims.md). Its
 * payment shrinks by the amount, and is disputed when no claim is left on it.
 * @throws NotFound (also for anybody but the host), Conflict (not paid, key reuse).
 */
export async function reopenClaim(
  ctx: ServiceContext,
  wanted: ClaimToChange,
): Promise<{ receipt: ReceiptState; claimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    ...wanted,
    action: 'reopenClaim',
    refusal: t('Only the host can reopen a claim.'),
    move: reopen,
  });
  return { receipt, claimId: claimStillOn(receipt, wanted.claimId) };
}
