import { answerHouseholdInput } from '@fairtab/domain/inputs/householdInputs';
import { t } from '@fairtab/domain/language/t';
import type { Decided } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { keyedRequest } from '../idempotency';
import { parseInput } from '../parseInput';
import { changeReceipt } from '../receipts/changeReceipt';

/**
 * What joining and leaving a household have in common: both are only about the viewer's own place in it.
 * @throws InvalidInput, NotFound, Conflict.
 */
export async function answerHousehold(
  ctx: ServiceContext,
  {
    operation,
    input,
    move,
  }: {
    operation: string;
    input: unknown;
    move: (answer: { state: ReceiptState; guestId: string }) => Decided;
  },
): Promise<{ receipt: ReceiptState }> {
  const { idempotencyKey, ...wanted } = parseInput(answerHouseholdInput, input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation, key: idempotencyKey, request: wanted }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'seeReceipt', receipt: state }, t('You cannot see this receipt.'));
      return move({ state, guestId: actor.guestId });
    },
  });
  return { receipt };
}
