import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { deleteReceipt } from '@fairtab/services/receipts/deleteReceipt';
import { addMutation } from '../addMutation';
import { encodeNodeId, rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';

addMutation('deleteReceipt', {
  description: 'Deletes a receipt. Only the host may. Nobody sees it any more, until restoreReceipt restores it.',
  input: 'The receipt to delete.',
  inputFields: (t) => ({ receiptId: receiptIdInput(t), idempotencyKey: idempotencyKeyInput(t) }),
  refusals: [NotFound, Conflict, InvalidInput],
  result: 'The id of the deleted receipt, or the refusal when there is none.',
  resolve: (input, ctx) =>
    deleteReceipt(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The receipt was deleted.',
  outputFields: (t) => ({
    deletedReceiptId: t.id({
      description: 'The global `id` of the receipt. restoreReceipt accepts it for 30 days.',
      resolve: ({ deletedReceiptId }) => encodeNodeId({ typename: 'Receipt', id: deletedReceiptId }),
    }),
  }),
});
