import { takeBackPassedOnInput } from '@fairtab/domain/inputs/contributionInputs';
import { t } from '@fairtab/domain/language/t';
import { takeBackPassedOn as takeBack } from '@fairtab/domain/moves/passOn';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { changeReceipt } from '../writing/changeReceipt';
import { contributorNamed } from './contributorNamed';

/**
 * What was said to be passed on was not: the host says so, or who paid the restaurant does. It is owed again.
 * @throws InvalidInput, NotFound, NotAllowed (somebody else), Conflict (nothing was passed on, key reuse).
 */
export async function takeBackPassedOn(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { idempotencyKey, receiptId, personId } = parseInput(takeBackPassedOnInput, input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    keyed: keyedRequest(ctx, { operation: 'takeBackPassedOn', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'seeReceipt', receipt: state }, t('You cannot see this receipt.'));
      const contributor = contributorNamed(state, personId);
      authorise(
        { viewer: actor, action: 'passOn', receipt: state, claim: contributor },
        t('Only the host, or who paid the restaurant, can say what was passed on.'),
      );
      return takeBack({ state, contributor, guestId: actor.guestId });
    },
  });
  return { receipt };
}
