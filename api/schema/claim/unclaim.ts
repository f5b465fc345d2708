import { unclaim } from '@fairtab/services/receipts/claims/changeClaim';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { encodeNodeId, rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';

builder.relayMutationField(
  'unclaim',
  {
    description: 'The claim to delete.',
    inputFields: (t) => ({
      claimId: t.id({ required: true, description: 'The claim.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description: 'Deletes an unpaid claim. Only the guest who made it and the host may.',
    errors: {
      types: [Conflict, NotFound, NotAllowed, InvalidInput],
      union: { name: 'UnclaimResult', description: 'The id of the deleted claim, or the reason why it stays.' },
    },
    resolve: (_root, { input }, ctx) =>
      unclaim(ctx, { ...input, claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  },
  {
    description: 'The claim was deleted.',
    outputFields: (t) => ({
      deletedClaimId: t.id({
        description: 'The `id` that the claim had.',
        resolve: ({ deletedClaimId }) => encodeNodeId({ typename: 'Claim', id: deletedClaimId }),
      }),
      receipt: receiptField(t),
      version: versionField(t),
    }),
  },
);
