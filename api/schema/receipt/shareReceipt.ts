import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { shareReceipt } from '@fairtab/services/receipts/shareReceipt';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';
import { Visibility } from '../enums';

addMutation('shareReceipt', {
  description:
    'Sets who may see a receipt. Only the host may. All others lose it at once, also where they have it open.',
  input: 'The viewers who may see a receipt.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    visibility: t.field({ type: Visibility, required: true, description: 'Who may see it besides its host.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [NotFound, Conflict, InvalidInput],
  result: 'The receipt, or the refusal when there is none.',
  resolve: (input, ctx) =>
    shareReceipt(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The visibility was set.',
  outputFields: (t) => ({ receipt: receiptField(t) }),
});
