import { resetPassword } from '@fairtab/services/accounts/passwords/resetPassword';
import { InvalidInput, NotFound, TooManyAttempts } from '@fairtab/services/errors';
import { builder } from '../builder';

builder.relayMutationField(
  'resetPassword',
  {
    description: 'The link that was mailed, and the new password.',
    inputFields: (t) => ({
      token: t.string({ required: true, description: 'What stands in the link behind `token=`.' }),
      newPassword: t.string({ required: true, description: '8 to 128 characters.' }),
    }),
  },
  {
    description:
      'Sets a new password for the account a link was mailed for; for whoever opens it, once, within an hour. All its sessions end.',
    errors: {
      types: [NotFound, InvalidInput, TooManyAttempts],
      union: { name: 'ResetPasswordResult', description: 'Whose password is new, or why it is not.' },
    },
    resolve: (_root, { input }, ctx) => resetPassword(ctx, input),
  },
  {
    description: 'The password is new. Nobody is signed in by that.',
    outputFields: (t) => ({ username: t.exposeString('username', { description: 'The name to sign in with.' }) }),
  },
);
