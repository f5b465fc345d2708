import { cancelClaim } from '@fairtab/services/receipts/claims/changeClaim';
import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { claimField, receiptField, versionField } from '../payloadFields';

addMutation('cancelClaim', {
  description:
    "Cancels a diner's claim. Only the host may. The claim stays visible, and its part of the item is free again.",
  input: 'The claim to cancel.',
  inputFields: (t) => ({
    claimId: t.id({ required: true, description: 'The claim.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [Conflict, NotFound, InvalidInput],
  result: 'The cancelled claim, or the reason why it was not cancelled.',
  resolve: (input, ctx) => cancelClaim(ctx, { ...input, claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  payload: 'The claim was cancelled.',
  outputFields: (t) => ({ claim: claimField(t), receipt: receiptField(t), version: versionField(t) }),
});
