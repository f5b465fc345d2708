import { takePlaceInput } from '@fairtab/domain/inputs/importInputs';
import { t } from '@fairtab/domain/language/t';
import { takePlace as take } from '@fairtab/domain/moves/takePlace';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { authorise } from '../../people/authorise';
import { parseInput } from '../../platform/parseInput';
import { contributorNamed } from '../contributions/contributorNamed';
import { changeReceipt } from '../writing/changeReceipt';

/**
 * The viewer is somebody for whom the host's device claimed: the unpaid claims of that name are the viewer's own from then on. Whoever may
 * claim may say so.
 * @returns the receipt, and the guest who has the claims now.
 * @throws InvalidInput, NotFound, Conflict (nobody there has this name any more, the viewer is at the table already, the person has a
 * phone, key reuse), NotAllowed (a page that keeps no cookie and sends no token), TooManyAttempts.
 */
export async function takePlace(
  ctx: ServiceContext,
  input: unknown,
): Promise<{ receipt: ReceiptState; guestId: string }> {
  const { idempotencyKey, receiptId, personId } = parseInput(takePlaceInput, input);
  if (ctx.viewer.guestId !== null) await ctx.limits.spend('claimsOfDiner', ctx.viewer.guestId);
  else await ctx.limits.spend('firstClaimsFromAddress', ctx.client.address);
  const { receipt, answer } = await changeReceipt(ctx, {
    receiptId,
    keyed: keyedRequest(ctx, { operation: 'takePlace', key: idempotencyKey, request: input }),
    decide: (state, { guestId }) => {
      authorise({ viewer: { guestId }, action: 'claim', receipt: state }, t('You cannot claim on this receipt.'));
      const decided = take({ state, guestId, person: contributorNamed(state, personId) });
      return 'refusal' in decided ? decided : { ...decided, answer: { guestId } };
    },
  });
  return { receipt, guestId: answer.guestId };
}
