import { NOBODY } from '@fairtab/services/context';
import { InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/errors';
import { deleteAccount } from '@fairtab/services/accounts/deletion/deleteAccount';
import { builder } from '../builder';

builder.relayMutationField(
  'deleteAccount',
  {
    description: 'How it is confirmed.',
    inputFields: (t) => ({
      password: t.string({ description: 'Asked for unless there is a verified address.' }),
    }),
  },
  {
    description:
      'Deletes the account and the receipts it hosts, at once or by a link that is mailed to its verified address. Its claims on others’ receipts stay without a name. This cannot be undone.',
    errors: {
      types: [NotSignedIn, InvalidCredentials, TooManyAttempts],
      union: { name: 'DeleteAccountResult', description: 'What happened, or why nothing did.' },
    },
    resolve: async (_root, { input }, ctx) => {
      const { isMailSent } = await deleteAccount(ctx, input);
      if (!isMailSent) ctx.viewer = NOBODY;
      return { isMailSent };
    },
  },
  {
    description: 'The account is gone, or the link is on its way.',
    outputFields: (t) => ({
      isMailSent: t.exposeBoolean('isMailSent', {
        description: 'True when a mail was sent and the account is still there.',
      }),
    }),
  },
);
