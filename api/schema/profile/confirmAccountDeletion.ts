import { NotFound } from '@fairtab/services/errors';
import { confirmAccountDeletion } from '@fairtab/services/accounts/deletion/confirmAccountDeletion';
import { builder } from '../builder';

builder.relayMutationField(
  'confirmAccountDeletion',
  {
    description: 'The link that was mailed.',
    inputFields: (t) => ({ token: t.string({ required: true, description: 'What stands in it behind `token=`.' }) }),
  },
  {
    description: 'Deletes the account a link was mailed for; for whoever opens it, within an hour.',
    errors: {
      types: [NotFound],
      union: { name: 'ConfirmAccountDeletionResult', description: 'What is gone, or that the link is no longer good.' },
    },
    resolve: (_root, { input }, ctx) => confirmAccountDeletion(ctx, input),
  },
  {
    description: 'The account is gone.',
    outputFields: (t) => ({ username: t.exposeString('username', { description: 'The name it had.' }) }),
  },
);
