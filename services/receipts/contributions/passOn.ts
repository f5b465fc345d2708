import { passOnInput } from '@fairtab/domain/inputs/contributionInputs';
import { t } from '@fairtab/domain/language/t';
import { passOn as pass } from '@fairtab/domain/moves/passOn';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { changeReceipt } from '../writing/changeReceipt';
import { shownCents } from '../shownCents';
import { contributorNamed } from './contributorNamed';

/**
 * What somebody paid the restaurant beyond their own part was passed on to them: the host says so, or they do.
 * @throws InvalidInput, NotFound, NotAllowed (somebody else), Conflict (nothing to pass on, key reuse), AmountMismatch.
 */
export async function passOn(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { idempotencyKey, receiptId, ...wanted } = parseInput(passOnInput, input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    keyed: keyedRequest(ctx, { operation: 'passOn', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'seeReceipt', receipt: state }, t('You cannot see this receipt.'));
      const contributor = contributorNamed(state, wanted.personId);
      authorise(
        { viewer: actor, action: 'passOn', receipt: state, claim: contributor },
        t('Only the host, or who paid the restaurant, can say what was passed on.'),
      );
      const expectedAmountCents = shownCents(state, wanted.expectedAmount);
      return pass({ state, contributor, guestId: actor.guestId, expectedAmountCents });
    },
  });
  return { receipt };
}
