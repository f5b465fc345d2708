import { setContribution } from '@fairtab/services/receipts/contributions/setContribution';
import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

addMutation('setContribution', {
  description:
    'Says how much somebody besides the host paid the restaurant. It pays for their own claims, and the host passes on the rest. Only the host may.',
  input: 'Who besides the host paid the restaurant, and how much.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    personId: t.id({ description: 'Who, by `Person.id`. Leave it out for somebody with a name only.' }),
    name: t.string({ description: 'The name of somebody without a phone. Leave it out with a person.' }),
    amount: t.field({ type: 'Money', required: true, description: 'All that they paid; "0" takes it away again.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotFound],
  result: 'The receipt, or the reason why nothing was changed.',
  resolve: (input, ctx) =>
    setContribution(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The contribution is known.',
  outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
});
