import { cancelClaim } from '@fairtab/services/receipts/claims/changeClaim';
import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { claimField, receiptField, versionField } from '../payloadFields';

builder.relayMutationField(
  'cancelClaim',
  {
    description: 'The claim to cancel.',
    inputFields: (t) => ({
      claimId: t.id({ required: true, description: 'The claim.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description:
      "Cancels a diner's claim. Only the host may. The claim stays visible, and its part of the item is free again.",
    errors: {
      types: [Conflict, NotFound, InvalidInput],
      union: { name: 'CancelClaimResult', description: 'The cancelled claim, or the reason why it was not cancelled.' },
    },
    resolve: (_root, { input }, ctx) =>
      cancelClaim(ctx, { ...input, claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  },
  {
    description: 'The claim was cancelled.',
    outputFields: (t) => ({ claim: claimField(t), receipt: receiptField(t), version: versionField(t) }),
  },
);
