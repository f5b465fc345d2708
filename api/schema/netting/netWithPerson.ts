import { Conflict, InvalidInput, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { netWithPerson } from '@fairtab/services/money/netting/netWithPerson';
import { builder } from '../builder';
import { rawId } from '../ids';
import { personFields } from './personFields';

builder.relayMutationField(
  'netWithPerson',
  {
    description: 'The other account, and what the viewer saw of what the two owe each other.',
    inputFields: (t) => ({
      personId: t.id({ required: true, description: 'One of the people of the account.' }),
      planKey: t.string({ required: true, description: 'The `planKey` that the viewer saw.' }),
    }),
  },
  {
    description:
      'Proposes to net what the account and another account owe each other, or agrees to that. Once both have agreed, all of it is paid by it and one of them owes the difference, as a transfer.',
    errors: {
      types: [InvalidInput, NotFound, Conflict, NotSignedIn],
      union: { name: 'NetWithPersonResult', description: 'The person, or the reason why nothing was netted.' },
    },
    resolve: (_root, { input }, ctx) =>
      netWithPerson(ctx, { ...input, personId: rawId({ typename: 'Counterparty', id: input.personId }) }),
  },
  { description: 'It was proposed, agreed to or netted.', outputFields: personFields },
);
