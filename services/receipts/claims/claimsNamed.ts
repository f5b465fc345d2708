import { t } from '@fairtab/domain/language/t';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { NotFound } from '../../platform/errors';

/** @throws NotFound when one of the claims is not on the receipt. */
export function claimsNamed(state: ReceiptState, claimIds: readonly string[]): ClaimState[] {
  return claimIds.map((claimId) => {
    const claim = state.claims.find(({ id }) => id === claimId);
    if (!claim) throw new NotFound(t('There is no such claim on this receipt.'));
    return claim;
  });
}
