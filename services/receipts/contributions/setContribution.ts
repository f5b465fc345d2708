import { setContributionInput } from '@fairtab/domain/inputs/contributionInputs';
import { t } from '@fairtab/domain/language/t';
import { setContribution as set } from '@fairtab/domain/moves/setContribution';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { changeReceipt } from '../writing/changeReceipt';
import { shownCents } from '../shownCents';
import { contributorIn } from './contributorNamed';

/**
 * The host says how much somebody else paid the restaurant; nothing takes it away again.
 * @throws InvalidInput (also more than is left of the bill), NotFound (also for anybody but the host), Conflict (the host, somebody
 * who has gone, less than is used already, key reuse).
 */
export async function setContribution(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { idempotencyKey, receiptId, ...wanted } = parseInput(setContributionInput, input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId,
    keyed: keyedRequest(ctx, { operation: 'setContribution', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise(
        { viewer: actor, action: 'setContribution', receipt: state },
        t('Only the host can say who paid the restaurant.'),
      );
      const contributor = contributorIn(state, wanted);
      const amountCents = shownCents(state, wanted.amount, 'amount') ?? 0;
      return set({ state, contributor, amountCents });
    },
  });
  return { receipt };
}
