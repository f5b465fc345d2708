import { requestPasswordReset } from '@fairtab/services/accounts/passwords/resetPassword';
import { InvalidInput, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';

/** The same number is in the text of the mail. */
const VALID_MINUTES = 60;

addMutation('requestPasswordReset', {
  description:
    'Mails a link to choose a new password, if there is such an account and its address is verified. The answer does not tell whether there is.',
  input: 'The account whose password was forgotten.',
  inputFields: (t) => ({
    usernameOrEmail: t.string({ required: true, description: 'The username, or the verified e-mail address.' }),
  }),
  refusals: [InvalidInput, TooManyAttempts],
  result: 'The confirmation of the request, or the reason why it was refused.',
  resolve: async (input, ctx) => {
    const { mailing } = await requestPasswordReset(ctx, input);
    mailing.catch((error: unknown) => ctx.logger.error({ err: error }, 'a link for a new password was not mailed'));
    return { validMinutes: VALID_MINUTES };
  },
  payload: 'If there is such an account, a mail is on its way.',
  outputFields: (t) => ({
    validMinutes: t.exposeInt('validMinutes', { description: 'How long the mailed link works, in minutes.' }),
  }),
});
