import { setLoginNotifications } from '@fairtab/services/accounts/sessions/sessions';
import { NotSignedIn } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';

addMutation('setLoginNotifications', {
  description: 'Turns the mails about logins from new devices on or off.',
  input: 'Whether the mails are wanted.',
  inputFields: (t) => ({ isOn: t.boolean({ required: true, description: 'True to get the mails.' }) }),
  refusals: [NotSignedIn],
  result: 'The account, or the reason why it did not change.',
  resolve: async (input, ctx) => {
    await setLoginNotifications(ctx, input);
    return {};
  },
  payload: 'The setting was saved.',
  outputFields: (t) => ({ user: userField(t) }),
});
