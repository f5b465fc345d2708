import { NotFound } from '@fairtab/services/platform/errors';
import { confirmAccountDeletion } from '@fairtab/services/accounts/deletion/deleteAccount';
import { addMutation } from '../addMutation';

addMutation('confirmAccountDeletion', {
  description: 'Deletes an account by a mailed link, which works for an hour.',
  input: 'The token of a link that was mailed.',
  inputFields: (t) => ({ token: t.string({ required: true, description: 'The value of `token` in the link.' }) }),
  refusals: [NotFound],
  result: 'The username of the deleted account, or the refusal of a link that works no longer.',
  resolve: (input, ctx) => confirmAccountDeletion(ctx, input),
  payload: 'The account was deleted.',
  outputFields: (t) => ({
    username: t.exposeString('username', { description: 'The username that the account had.' }),
  }),
});
