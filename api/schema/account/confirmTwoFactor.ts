import { confirmTwoFactor } from '@fairtab/services/accounts/secondFactor/twoFactor';
import { RECOVERY_CODES } from '@fairtab/services/accounts/secondFactor/recoveryCodes';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { listOf } from '../fieldMarks';
import { userField } from '../payloadFields';

addMutation('confirmTwoFactor', {
  description: 'Turns the second factor on. Logins require a code from then on.',
  input: 'A code that proves that the app has the secret.',
  inputFields: (t) => ({ code: t.string({ required: true, description: 'The code that the app shows now.' }) }),
  refusals: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
  result: 'The recovery codes, or the reason why the second factor stays off.',
  resolve: async (input, ctx) => ({ recoveryCodes: await confirmTwoFactor(ctx, input) }),
  payload: 'The second factor is on.',
  outputFields: (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', {
      description: 'Each replaces the code of the app once. They are shown this once only.',
      extensions: listOf(RECOVERY_CODES),
    }),
    user: userField(t),
  }),
});
