import { findAccount } from '@fairtab/services/readAccount';
import { NotFound } from '@fairtab/services/errors';
import { verifyEmail } from '@fairtab/services/accounts/profile/verifyEmail';
import { builder } from '../builder';
import { UserRef } from '../refs';

builder.relayMutationField(
  'verifyEmail',
  {
    description: 'The link that was mailed.',
    inputFields: (t) => ({ token: t.string({ required: true, description: 'What stands in it behind `token=`.' }) }),
  },
  {
    description: 'Verifies the address a link was mailed to; for whoever opens it, once, within 24 hours.',
    errors: {
      types: [NotFound],
      union: { name: 'VerifyEmailResult', description: 'The verified address, or that the link is no longer good.' },
    },
    resolve: (_root, { input }, ctx) => verifyEmail(ctx, input),
  },
  {
    description: 'The address is verified.',
    outputFields: (t) => ({
      email: t.exposeString('email', { description: 'The address.' }),
      user: t.field({
        type: UserRef,
        nullable: true,
        description: 'The account as it is now; null unless it is the one that is signed in here.',
        resolve: async ({ userId }, _args, ctx) => {
          const account = await findAccount(ctx);
          return account?.id === userId ? account : null;
        },
      }),
    }),
  },
);
