import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { remindDiner } from '@fairtab/services/receipts/reminders/remindDiner';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { claimField, receiptField } from '../payloadFields';

addMutation('remindDiner', {
  description: 'Reminds a diner of what is not paid. Only the host may, once in 12 hours and not at night.',
  input: 'An unpaid claim of the diner to remind.',
  inputFields: (t) => ({
    claimId: t.id({ required: true, description: 'The claim.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [Conflict, NotFound, InvalidInput],
  result: 'The claim, or the reason why nobody was reminded.',
  resolve: (input, ctx) => remindDiner(ctx, { ...input, claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  payload: 'The diner was reminded.',
  outputFields: (t) => ({ claim: claimField(t), receipt: receiptField(t) }),
});
