import type { Decided } from '@fairtab/domain/moves/Decision';
import type { ClaimMoveInput } from '@fairtab/domain/moves/moveClaim';
import type { Action } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { NotFound } from '../errors';
import { changeReceipt } from '../receipts/changeReceipt';
import { receiptIdOf } from '../receipts/receiptIdOf';

/**
 * What unclaim, cancel and reopen have in common: find the claim, ask the policy, make the move.
 * @param change.refusal the message for a viewer who may see the claim but not change it
 * @throws NotFound, NotAllowed, Conflict.
 */
export async function changeClaim(
  ctx: ServiceContext,
  {
    claimId,
    action,
    refusal,
    move,
  }: { claimId: string; action: Action; refusal: string; move: (input: ClaimMoveInput) => Decided },
): Promise<{ receipt: ReceiptState }> {
  const { receipt } = await changeReceipt(ctx, {
    receiptId: await receiptIdOf(ctx, { part: 'claim', id: claimId }),
    decide: (state, actor) => {
      const claim = state.claims.find(({ id }) => id === claimId);
      if (!claim) throw new NotFound();
      authorise({ viewer: actor, action, receipt: state, claim }, refusal);
      return move({ state, claimId, guestId: actor.guestId });
    },
  });
  return { receipt };
}
