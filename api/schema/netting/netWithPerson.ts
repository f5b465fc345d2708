import { Conflict, InvalidInput, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { netWithPerson } from '@fairtab/services/money/netting/netWithPerson';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { personFields } from './personFields';

addMutation('netWithPerson', {
  description:
    'Proposes to net what the account and another account owe each other, or agrees to that. Once both have agreed, all of it is paid by it and one of them owes the difference, as a transfer.',
  input: 'The other account, and what the viewer saw of what the two owe each other.',
  inputFields: (t) => ({
    personId: t.id({ required: true, description: 'One of the people of the account.' }),
    planKey: t.string({ required: true, description: 'The `planKey` that the viewer saw.' }),
  }),
  refusals: [InvalidInput, NotFound, Conflict, NotSignedIn],
  result: 'The person, or the reason why nothing was netted.',
  resolve: (input, ctx) =>
    netWithPerson(ctx, { ...input, personId: rawId({ typename: 'Counterparty', id: input.personId }) }),
  payload: 'It was proposed, agreed to or netted.',
  outputFields: personFields,
});
