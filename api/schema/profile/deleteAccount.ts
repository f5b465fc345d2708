import { NOBODY } from '@fairtab/services/context';
import { InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { deleteAccount } from '@fairtab/services/accounts/deletion/deleteAccount';
import { addMutation } from '../addMutation';

addMutation('deleteAccount', {
  description:
    'Deletes the account and the receipts it hosts: at once, or by a link that is mailed to its verified address. Its claims on other receipts stay, without a name. This cannot be undone.',
  input: 'The password, to confirm the deletion.',
  inputFields: (t) => ({
    password: t.string({ description: 'Required unless the account has a verified address.' }),
  }),
  refusals: [NotSignedIn, InvalidCredentials, TooManyAttempts],
  result: 'Whether a mail was sent, or the reason why nothing was deleted.',
  resolve: async (input, ctx) => {
    const { isMailSent } = await deleteAccount(ctx, input);
    if (!isMailSent) ctx.viewer = NOBODY;
    return { isMailSent };
  },
  payload: 'The account was deleted, or the link is on its way.',
  outputFields: (t) => ({
    isMailSent: t.exposeBoolean('isMailSent', {
      description: 'True when a mail was sent. The account still exists.',
    }),
  }),
});
