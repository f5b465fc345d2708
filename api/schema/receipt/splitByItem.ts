import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { splitByItem } from '@fairtab/services/receipts/split';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';

addMutation('splitByItem', {
  description: 'Ends an even split: the dishes are items again. Only the host may, and only before the first claim.',
  input: 'The receipt to split by item again.',
  inputFields: (t) => ({ receiptId: receiptIdInput(t), idempotencyKey: idempotencyKeyInput(t) }),
  refusals: [Conflict, NotFound, InvalidInput],
  result: 'The receipt, or the reason why it did not change.',
  resolve: (input, ctx) =>
    splitByItem(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The receipt is split by item.',
  outputFields: (t) => ({ receipt: receiptField(t, { description: 'The receipt with its dishes as items.' }) }),
});
