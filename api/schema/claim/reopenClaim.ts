import { reopenClaim } from '@fairtab/services/claims/reopenClaim';
import { Conflict, NotFound } from '@fairtab/services/errors';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ClaimRef, claimNodeOf, must, ReceiptRef } from '../refs';

builder.relayMutationField(
  'reopenClaim',
  {
    description: 'Which claim is reopened.',
    inputFields: (t) => ({ claimId: t.id({ required: true, description: 'The claim.' }) }),
  },
  {
    description: 'Says that the money for one paid claim did not arrive; for the host. It is claimed and unpaid again.',
    errors: {
      types: [Conflict, NotFound],
      union: { name: 'ReopenClaimResult', description: 'The claim, open again, or why it stays.' },
    },
    resolve: (_root, { input }, ctx) => reopenClaim(ctx, { claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  },
  {
    description: 'The claim is open again.',
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
