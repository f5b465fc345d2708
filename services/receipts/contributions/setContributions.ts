import { setContributionsInput } from '@fairtab/domain/inputs/contributionInputs';
import { t } from '@fairtab/domain/language/t';
import { setContributions as set } from '@fairtab/domain/moves/setContributions';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { changeReceipt } from '../writing/changeReceipt';
import { shownCents } from '../shownCents';
import { contributorIn } from './contributorNamed';

/**
 * The host says how much everybody else paid the restaurant, in one write; who is not named paid nothing.
 * @throws InvalidInput (also more than the bill, and somebody twice), NotFound (also for anybody but the host), Conflict (the host,
 * somebody who has gone, less than is used already, key reuse).
 */
export async function setContributions(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { idempotencyKey, receiptId, contributions } = parseInput(setContributionsInput, input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    keyed: keyedRequest(ctx, { operation: 'setContributions', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise(
        { viewer: actor, action: 'setContribution', receipt: state },
        t('Only the host can say who paid the restaurant.'),
      );
      const paid = contributions.map((wanted, place) => ({
        contributor: contributorIn(state, wanted),
        amountCents: shownCents(state, wanted.amount, `contributions.${place}.amount`) ?? 0,
      }));
      return set({ state, paid });
    },
  });
  return { receipt };
}
