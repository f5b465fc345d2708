import { passOn } from '@fairtab/services/receipts/contributions/passOn';
import { AmountMismatch, Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

addMutation('passOn', {
  description: 'Says that all of `Contribution.owed` was passed on. The host may, and who gets it.',
  input: 'To whom was passed on what they paid the restaurant.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    personId: t.id({ required: true, description: 'To whom, by `Contribution.personId`.' }),
    expectedAmount: t.field({
      type: 'Money',
      description: 'What the client showed as `Contribution.owed`. Another amount is refused.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotFound, NotAllowed, AmountMismatch],
  result: 'The receipt, or the reason why nothing was changed.',
  resolve: (input, ctx) => passOn(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'It is passed on.',
  outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
});
