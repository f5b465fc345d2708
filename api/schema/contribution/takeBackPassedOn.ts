import { takeBackPassedOn } from '@fairtab/services/receipts/contributions/takeBackPassedOn';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

addMutation('takeBackPassedOn', {
  description:
    'Says that `Contribution.passedOn` did not arrive: it is owed again. The host may, and who gets it. What was settled with other receipts stays settled.',
  input: 'To whom nothing was passed on.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    personId: t.id({ required: true, description: 'To whom, by `Contribution.personId`.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotFound, NotAllowed],
  result: 'The receipt, or the reason why nothing was changed.',
  resolve: (input, ctx) =>
    takeBackPassedOn(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  payload: 'It is owed again.',
  outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
});
