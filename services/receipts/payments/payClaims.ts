import { t } from '@fairtab/domain/language/t';
import { payClaimsInput } from '@fairtab/domain/inputs/payInputs';
import { claimsToPay, payClaims as pay } from '@fairtab/domain/moves/payClaims';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { changeReceipt } from '../writing/changeReceipt';
import { shownCents } from '../shownCents';
import { sealHandle } from './payerHandle';
import { readPaidBy } from './readPaidBy';

/**
 * Reports claims as paid with one payment: the given ones, or all outstanding claims of the viewer. All or none.
 * @throws InvalidInput, NotFound, NotAllowed (somebody else's claim), Conflict (nothing outstanding, paid, cancelled,
 * key reuse), AmountMismatch, NotSignedIn (a saved method without an account).
 */
export async function payClaims(
  ctx: ServiceContext,
  input: unknown,
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  const parsed = parseInput(payClaimsInput, input);
  const { idempotencyKey, ...wanted } = parsed;
  const { claimIds, expectedAmount, cashAmount } = wanted;
  const paidBy = await readPaidBy(ctx, parsed);
  const { receipt, answer } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation: 'payClaims', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'seeReceipt', receipt: state }, t('You cannot see this receipt.'));
      const { guestId } = actor;
      const found = claimsToPay(state, { claimIds, guestId });
      if ('refusal' in found) return found;
      for (const claim of found.claims) {
        authorise(
          { viewer: actor, action: 'payClaim', receipt: state, claim },
          t('Only the person who claimed this item, or the host, can pay for it.'),
        );
        // The move refuses this claim, so permission for the claims after it does not matter.
        if (claim.status !== 'claimed') break;
      }
      const at = ctx.now().toISOString();
      const paymentId = ctx.newId();
      const sealed = { ...paidBy, handle: sealHandle(ctx.sealer, { id: paymentId, handle: paidBy.handle }) };
      const expectedAmountCents = shownCents(state, expectedAmount);
      const cashCents = shownCents(state, cashAmount, 'cashAmount');
      const { claims } = found;
      return pay({ state, guestId, claims, paidBy: sealed, expectedAmountCents, cashCents, paymentId, at });
    },
  });
  return { receipt, paymentId: answer.paymentId };
}
