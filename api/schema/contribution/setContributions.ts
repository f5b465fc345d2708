import { setContributions } from '@fairtab/services/receipts/contributions/setContributions';
import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

const ContributionInput = builder.inputType('ContributionInput', {
  description: 'What somebody besides the host paid the restaurant.',
  fields: (t) => ({
    personId: t.id({ description: 'Who, by `Person.id`. Leave it out for somebody with a name only.' }),
    name: t.string({ description: 'The name of somebody without a phone. Leave it out with a person.' }),
    amount: t.field({ type: 'Money', required: true, description: 'All that they paid.' }),
  }),
});

addMutation('setContributions', {
  description:
    'Says how much everybody besides the host paid the restaurant, in one write: all of it, or nothing. Only the host may.',
  input: 'Everybody besides the host who paid the restaurant, and how much.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    contributions: t.field({
      type: [ContributionInput],
      required: true,
      description: 'Each person once. Who is not named paid nothing.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotFound],
  result: 'The receipt, or the reason why nothing was changed.',
  resolve: (input, ctx) =>
    setContributions(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'The contributions are known.',
  outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
});
