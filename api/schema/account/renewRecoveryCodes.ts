import { RECOVERY_CODES, renewRecoveryCodes } from '@fairtab/services/accounts/secondFactor/recoveryCodes';
import { Conflict, InvalidCredentials, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { listOf } from '../fieldMarks';
import { userField } from '../payloadFields';

addMutation('renewRecoveryCodes', {
  description: 'Makes new recovery codes. The old ones stop working.',
  input: 'The password, to confirm the change.',
  inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  refusals: [NotSignedIn, InvalidCredentials, Conflict, TooManyAttempts],
  result: 'The new codes, or the reason why the old ones still work.',
  resolve: async (input, ctx) => ({ recoveryCodes: await renewRecoveryCodes(ctx, input) }),
  payload: 'There are new recovery codes.',
  outputFields: (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', {
      description: 'Each replaces the code of the app once. They are shown this once only.',
      extensions: listOf(RECOVERY_CODES),
    }),
    user: userField(t),
  }),
});
