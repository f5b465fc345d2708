import { reopenClaim } from '@fairtab/services/receipts/claims/changeClaim';
import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { claimField, receiptField, versionField } from '../payloadFields';

addMutation('reopenClaim', {
  description: 'Says that the money for one paid claim did not arrive. Only the host may. The claim is unpaid again.',
  input: 'The claim to reopen.',
  inputFields: (t) => ({
    claimId: t.id({ required: true, description: 'The claim.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [Conflict, NotFound, InvalidInput],
  result: 'The reopened claim, or the reason why it stays paid.',
  resolve: (input, ctx) => reopenClaim(ctx, { ...input, claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  payload: 'The claim was reopened.',
  outputFields: (t) => ({ claim: claimField(t), receipt: receiptField(t), version: versionField(t) }),
});
