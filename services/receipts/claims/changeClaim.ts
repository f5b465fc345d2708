import { t } from '@fairtab/domain/language/t';
import type { Decided } from '@fairtab/domain/moves/Decision';
import type { ClaimMoveInput } from '@fairtab/domain/moves/moveClaim';
import type { Action } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { keyedRequest } from '../../idempotency';
import { changeReceipt } from '../changeReceipt';
import { receiptIdOfWrite } from '../receiptIdOfWrite';

/** A claim to change, and the key by which a retry is recognised. */
export interface ClaimToChange {
  readonly claimId: string;
  readonly idempotencyKey?: unknown;
}

/**
 * What unclaim, cancel and reopen have in common: find the claim, ask the policy, make the move.
 * @param change.operation what the key belongs to, when several moves ask for the same permission
 * @param change.refusal the message for a viewer who may see the claim but not change it
 * @throws NotFound, NotAllowed, Conflict (also key reuse), InvalidInput (the key).
 */
export async function changeClaim(
  ctx: ServiceContext,
  {
    claimId,
    idempotencyKey,
    action,
    operation = action,
    refusal,
    move,
  }: ClaimToChange & { action: Action; operation?: string; refusal: string; move: (input: ClaimMoveInput) => Decided },
): Promise<{ receipt: ReceiptState }> {
  const keyed = keyedRequest(ctx, { operation, key: idempotencyKey, request: { claimId } });
  const { receipt } = await changeReceipt(ctx, {
    receiptId: await receiptIdOfWrite(ctx, { part: 'claim', id: claimId, keyed }),
    keyed,
    decide: (state, actor) => {
      const claim = state.claims.find(({ id }) => id === claimId);
      if (!claim) throw new NotFound();
      authorise({ viewer: actor, action, receipt: state, claim }, refusal);
      return move({ state, claimId, guestId: actor.guestId });
    },
  });
  return { receipt };
}

/** @throws NotFound when this is a retry, and the claim was given back since its first try. */
export function claimStillOn(receipt: ReceiptState, claimId: string): string {
  if (!receipt.claims.some(({ id }) => id === claimId))
    throw new NotFound(t('That claim is no longer on the receipt.'));
  return claimId;
}
