import { Conflict, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { declineNetting } from '@fairtab/services/money/netting/netWithPerson';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { personFields } from './personFields';

addMutation('declineNetting', {
  description: 'Declines the proposal to net what the two owe each other, or takes it back.',
  input: 'The other account.',
  inputFields: (t) => ({
    personId: t.id({ required: true, description: 'One of the people of the account.' }),
  }),
  refusals: [NotFound, Conflict, NotSignedIn],
  result: 'The person, or the reason why nothing was declined.',
  resolve: (input, ctx) => declineNetting(ctx, rawId({ typename: 'Counterparty', id: input.personId })),
  payload: 'The proposal is gone.',
  outputFields: personFields,
});
