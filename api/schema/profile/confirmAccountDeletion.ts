import { NotFound } from '@fairtab/services/platform/errors';
import { confirmAccountDeletion } from '@fairtab/services/accounts/deletion/deleteAccount';
import { builder } from '../builder';

builder.relayMutationField(
  'confirmAccountDeletion',
  {
    description: 'The token of a link that was mailed.',
    inputFields: (t) => ({ token: t.string({ required: true, description: 'The value of `token` in the link.' }) }),
  },
  {
    description: 'Deletes an account by a mailed link, which works for an hour.',
    errors: {
      types: [NotFound],
      union: {
        name: 'ConfirmAccountDeletionResult',
        description: 'The username of the deleted account, or the refusal of a link that works no longer.',
      },
    },
    resolve: (_root, { input }, ctx) => confirmAccountDeletion(ctx, input),
  },
  {
    description: 'The account was deleted.',
    outputFields: (t) => ({
      username: t.exposeString('username', { description: 'The username that the account had.' }),
    }),
  },
);
