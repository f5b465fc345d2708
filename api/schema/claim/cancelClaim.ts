import { cancelClaim } from '@fairtab/services/claims/cancelClaim';
import { Conflict, NotFound } from '@fairtab/services/errors';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ClaimRef, claimNodeOf, must, ReceiptRef } from '../refs';

builder.relayMutationField(
  'cancelClaim',
  {
    description: 'Which claim is cancelled.',
    inputFields: (t) => ({ claimId: t.id({ required: true, description: 'The claim.' }) }),
  },
  {
    description: "Cancels a diner's claim; for the host. It stays visible and frees its part of the item.",
    errors: {
      types: [Conflict, NotFound],
      union: { name: 'CancelClaimResult', description: 'The claim, now cancelled, or why it stays.' },
    },
    resolve: (_root, { input }, ctx) => cancelClaim(ctx, { claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  },
  {
    description: 'The claim is cancelled.',
    outputFields: (t) => ({
      claim: t.field({
        type: ClaimRef,
        description: 'The claim as it is now.',
        resolve: ({ receipt, claimId }) => must(claimNodeOf(receipt, claimId)),
      }),
      receipt: t.field({ type: ReceiptRef, description: 'The receipt with it.', resolve: ({ receipt }) => receipt }),
    }),
  },
);
