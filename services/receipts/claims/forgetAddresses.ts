import { t } from '@fairtab/domain/language/t';
import { isOwed, isSettledClaim } from '@fairtab/domain/owed';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { Decision } from '@fairtab/domain/moves/Decision';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { changeReceipt } from '../writing/changeReceipt';

/**
 * Removes the addresses and phone numbers that diners left on a receipt, on which nothing is unpaid.
 * @returns false when there is nothing to remove: another worker was faster, or somebody owes something again.
 */
export async function forgetAddresses(ctx: ServiceContext, receiptId: string): Promise<boolean> {
  try {
    await changeReceipt(ctx, { receiptId, bySystem: true, decide });
    return true;
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return false;
  }
}

function decide(state: ReceiptState): Decision {
  const isKept = ({ claimerEmail, claimerPhone }: ReceiptState['claims'][number]) =>
    claimerEmail !== null || claimerPhone !== null;
  const isUnsettled = state.claims.some((claim) => isOwed(claim) && !isSettledClaim(state, claim));
  if (isUnsettled || !state.claims.some(isKept)) throw new NotFound(t('There is nothing to forget.'));
  return {
    next: {
      ...state,
      claims: state.claims.map((claim) =>
        isKept(claim) ? { ...claim, claimerEmail: null, claimerPhone: null } : claim,
      ),
    },
    fact: { kind: 'addressesForgotten', by: null },
    answer: {},
  };
}
