import { unclaim } from '@fairtab/services/claims/unclaim';
import { Conflict, NotAllowed, NotFound } from '@fairtab/services/errors';
import { builder } from '../builder';
import { encodeNodeId, rawId } from '../ids';
import { ReceiptRef } from '../refs';

builder.relayMutationField(
  'unclaim',
  {
    description: 'Which claim is given back.',
    inputFields: (t) => ({ claimId: t.id({ required: true, description: 'The claim.' }) }),
  },
  {
    description: 'Gives a claim back; for its own person and the host. A paid claim stays.',
    errors: {
      types: [Conflict, NotFound, NotAllowed],
      union: { name: 'UnclaimResult', description: 'What is gone, or why it stays.' },
    },
    resolve: (_root, { input }, ctx) => unclaim(ctx, { claimId: rawId({ typename: 'Claim', id: input.claimId }) }),
  },
  {
    description: 'The claim is gone.',
    outputFields: (t) => ({
      deletedClaimId: t.id({
        description: 'The id it had.',
        resolve: ({ deletedClaimId }) => encodeNodeId({ typename: 'Claim', id: deletedClaimId }),
      }),
      receipt: t.field({ type: ReceiptRef, description: 'The receipt without it.', resolve: ({ receipt }) => receipt }),
    }),
  },
);
