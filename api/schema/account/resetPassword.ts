import { resetPassword } from '@fairtab/services/accounts/passwords/resetPassword';
import { InvalidInput, NotFound, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';

addMutation('resetPassword', {
  description:
    'Sets a new password by a mailed link, which works once, within an hour. All sessions of the account end.',
  input: 'The token of a link that was mailed, and the new password.',
  inputFields: (t) => ({
    token: t.string({ required: true, description: 'The value of `token` in the link.' }),
    newPassword: t.string({ required: true, description: '8 to 128 characters.' }),
  }),
  refusals: [NotFound, InvalidInput, TooManyAttempts],
  result: 'The account with the new password, or the reason why it has none.',
  resolve: (input, ctx) => resetPassword(ctx, input),
  payload: 'The password was set. This does not sign in: logIn comes next.',
  outputFields: (t) => ({ username: t.exposeString('username', { description: 'The name to sign in with.' }) }),
});
