import { declineShare } from '@fairtab/services/receipts/claims/changeClaim';
import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { claimField, receiptField, versionField } from '../payloadFields';

addMutation('declineShare', {
  description: 'Says that the viewer had none of a dish that somebody asked them to share. No amount changes.',
  input: 'The claim whose guest asks the viewer to share.',
  inputFields: (t) => ({
    claimId: t.id({ required: true, description: 'The claim.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [Conflict, NotFound, InvalidInput],
  result: 'The claim, or the reason why there is nothing to decline.',
  resolve: (input, ctx) => declineShare(ctx, { ...input, claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  payload: 'The viewer is not asked any more.',
  outputFields: (t) => ({ claim: claimField(t), receipt: receiptField(t), version: versionField(t) }),
});
