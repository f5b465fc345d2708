import { Conflict, NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import { declineSettlement } from '@fairtab/services/money/evenings/settleEvening';
import { builder } from '../builder';
import { rawId } from '../ids';
import { eveningField } from './eveningField';

builder.relayMutationField(
  'declineSettlement',
  {
    description: 'The evening whose proposal is declined.',
    inputFields: (t) => ({
      eveningId: t.id({ required: true, description: 'The id in the link of the evening, or its global `id`.' }),
    }),
  },
  {
    description: 'Declines the proposal to settle an evening, or takes it back. Its hosts may, and who proposed it.',
    errors: {
      types: [NotFound, NotAllowed, Conflict],
      union: { name: 'DeclineSettlementResult', description: 'The evening, or the reason why the proposal stays.' },
    },
    resolve: (_root, { input }, ctx) => declineSettlement(ctx, rawId({ typename: 'Evening', id: input.eveningId })),
  },
  { description: 'There is no proposal any more.', outputFields: (t) => ({ evening: eveningField(t) }) },
);
