import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { leaveHousehold } from '@fairtab/services/receipts/households/households';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

addMutation('leaveHousehold', {
  description: 'Ends that the viewer pays together with others, or declines it. What was paid stays paid.',
  input: 'The receipt on which the viewer pays together, or is asked to.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [Conflict, NotFound, InvalidInput],
  result: 'The receipt, or the reason why there is nobody to leave.',
  resolve: (input, ctx) =>
    leaveHousehold(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The viewer pays alone.',
  outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
});
