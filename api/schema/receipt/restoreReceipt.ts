import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { restoreReceipt } from '@fairtab/services/receipts/restoreReceipt';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';

addMutation('restoreReceipt', {
  description:
    'Restores a receipt within 30 days after its deletion. Only the host may. A receipt that is not deleted stays as it is.',
  input: 'The receipt to restore.',
  inputFields: (t) => ({ receiptId: receiptIdInput(t), idempotencyKey: idempotencyKeyInput(t) }),
  refusals: [NotFound, Conflict, InvalidInput],
  result: 'The receipt, or the reason why there is none.',
  resolve: (input, ctx) =>
    restoreReceipt(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The receipt was restored.',
  outputFields: (t) => ({ receipt: receiptField(t) }),
});
