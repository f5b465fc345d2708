import { AmountMismatch, Conflict, InvalidInput, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { takeOver } from '@fairtab/services/receipts/requests/takeOver';
import { addMutation } from '../addMutation';
import { expectedAmountInput } from '../inputFields';
import { receiptField, userField } from '../payloadFields';

addMutation('takeOver', {
  description: 'Takes over the claims of a request. They belong to the account then, to be paid as any others.',
  input: 'The request to agree to.',
  inputFields: (t) => ({
    requestId: t.id({ required: true, description: 'The `key` of the request.' }),
    expectedAmount: expectedAmountInput(t),
  }),
  refusals: [NotSignedIn, InvalidInput, NotFound, Conflict, AmountMismatch],
  result: 'The receipt, or the reason why nothing was taken over.',
  resolve: (input, ctx) => takeOver(ctx, input),
  payload: 'The claims are the account’s own now.',
  outputFields: (t) => ({ receipt: receiptField(t), user: userField(t) }),
});
