import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { joinHousehold } from '@fairtab/services/receipts/households/households';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

addMutation('joinHousehold', {
  description:
    'Agrees to pay as one with those who ask the viewer. From then on each of them may pay for all. No amount changes.',
  input: 'The receipt on which the viewer is asked.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    always: t.boolean({
      description: 'Whether those who ask need not wait for an answer on later receipts, until one of them pays alone.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [Conflict, NotFound, InvalidInput],
  result: 'The receipt, or the reason why there is nobody to join.',
  resolve: (input, ctx) =>
    joinHousehold(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The viewer pays together with them.',
  outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
});
