import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { stopReminding } from '@fairtab/services/receipts/reminders/stopReminding';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { claimField, receiptField } from '../payloadFields';

addMutation('stopReminding', {
  description: 'Says "forget it" about a diner: no more reminders on this receipt. Only the host may.',
  input: 'A claim of the diner, and whether reminders stop.',
  inputFields: (t) => ({
    claimId: t.id({ required: true, description: 'The claim.' }),
    isStopped: t.boolean({ required: true, description: 'False takes an earlier "forget it" back.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [NotFound, Conflict, InvalidInput],
  result: 'The claim, or the reason why nothing changed.',
  resolve: (input, ctx) => stopReminding(ctx, { ...input, claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  payload: 'Reminders stopped, or go on.',
  outputFields: (t) => ({ claim: claimField(t), receipt: receiptField(t) }),
});
