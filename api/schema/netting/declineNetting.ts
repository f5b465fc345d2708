import { Conflict, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { declineNetting } from '@fairtab/services/money/netting/netWithPerson';
import { builder } from '../builder';
import { rawId } from '../ids';
import { personFields } from './personFields';

builder.relayMutationField(
  'declineNetting',
  {
    description: 'The other account.',
    inputFields: (t) => ({
      personId: t.id({ required: true, description: 'One of the people of the account.' }),
    }),
  },
  {
    description: 'Declines the proposal to net what the two owe each other, or takes it back.',
    errors: {
      types: [NotFound, Conflict, NotSignedIn],
      union: { name: 'DeclineNettingResult', description: 'The person, or the reason why nothing was declined.' },
    },
    resolve: (_root, { input }, ctx) => declineNetting(ctx, rawId({ typename: 'Counterparty', id: input.personId })),
  },
  { description: 'The proposal is gone.', outputFields: personFields },
);
