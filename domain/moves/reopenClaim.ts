import { hostOf } from '../receipts';
import { t } from '../language/t';
import type { Decided } from './Decision';
import { conflict } from './Refusal';
import { claimFact, moveClaim, type ClaimMoveInput } from './moveClaim';
import { releaseClaims } from './releaseClaims';
import { settledRefusal } from './settledRefusal';

/**
 * The host says that the money for one claim did not arrive: paid -> claimed, at today's price (docs/product/claims.md).
 * Its payment shrinks by the amount, and is disputed when no claim is left on it.
 * @returns a refusal when the claim is gone or not paid.
 */
export function reopenClaim(input: ClaimMoveInput): Decided {
  const { state, claimId } = input;
  const { paymentId } = state.claims.find(({ id }) => id === claimId) ?? {};
  const paidBy = state.payments.find(({ id }) => id === paymentId);
  if (paidBy?.method === 'settlement') return settledRefusal();
  // The money did arrive. The host can give all of it back.
  if (paidBy?.status === 'charged')
    return conflict(t('This claim was paid by card in Fairtab. Refund the payment instead.'));
  return moveClaim(input, {
    move: 'reopen',
    decide: (found) => ({
      next: releaseClaims(state, [claimId]),
      fact: { kind: 'claimReopened', ...claimFact(found), by: hostOf(state) },
    }),
  });
}
