import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { askHousehold } from '@fairtab/services/receipts/households/households';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

addMutation('askHousehold', {
  description:
    'Asks a person at the table to pay as one with the viewer. Claims stay whose they are, and no amount changes. Asking who asks the viewer is agreeing.',
  input: 'The receipt, and whom the viewer asks.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    personId: t.id({ required: true, description: 'Who is asked, by `Person.id`.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotFound, NotAllowed],
  result: 'The receipt, or the reason why nobody was asked.',
  resolve: (input, ctx) =>
    askHousehold(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The person is asked.',
  outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
});
