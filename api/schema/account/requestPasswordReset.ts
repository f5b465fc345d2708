import { requestPasswordReset } from '@fairtab/services/accounts/passwords/requestPasswordReset';
import { InvalidInput, TooManyAttempts } from '@fairtab/services/errors';
import { builder } from '../builder';

/** As in the mail. */
const VALID_MINUTES = 60;

builder.relayMutationField(
  'requestPasswordReset',
  {
    description: 'Who forgot the password.',
    inputFields: (t) => ({
      usernameOrEmail: t.string({ required: true, description: 'The name, or the address that was verified.' }),
    }),
  },
  {
    description:
      'Mails a link to choose a new password, where there is such an account with a verified address. The answer is the same where there is none.',
    errors: {
      types: [InvalidInput, TooManyAttempts],
      union: { name: 'RequestPasswordResetResult', description: 'That it was asked for, or why it cannot be.' },
    },
    resolve: async (_root, { input }, ctx) => {
      const { mailing } = await requestPasswordReset(ctx, input);
      mailing.catch((error: unknown) => ctx.logger.error({ err: error }, 'a link for a new password was not mailed'));
      return { validMinutes: VALID_MINUTES };
    },
  },
  {
    description: 'If there is an account, a mail is on its way.',
    outputFields: (t) => ({
      validMinutes: t.exposeInt('validMinutes', { description: 'How long the link in it works, in minutes.' }),
    }),
  },
);
