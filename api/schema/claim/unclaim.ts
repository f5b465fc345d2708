import { unclaim } from '@fairtab/services/receipts/claims/changeClaim';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { encodeNodeId, rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

addMutation('unclaim', {
  description: 'Deletes an unpaid claim. Only the guest who made it and the host may.',
  input: 'The claim to delete.',
  inputFields: (t) => ({
    claimId: t.id({ required: true, description: 'The claim.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [Conflict, NotFound, NotAllowed, InvalidInput],
  result: 'The id of the deleted claim, or the reason why it stays.',
  resolve: (input, ctx) => unclaim(ctx, { ...input, claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  payload: 'The claim was deleted.',
  outputFields: (t) => ({
    deletedClaimId: t.id({
      description: 'The `id` that the claim had.',
      resolve: ({ deletedClaimId }) => encodeNodeId({ typename: 'Claim', id: deletedClaimId }),
    }),
    receipt: receiptField(t),
    version: versionField(t),
  }),
});
