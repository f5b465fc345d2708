import { setLoginNotifications } from '@fairtab/services/accounts/sessions/sessions';
import { NotSignedIn } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { userField } from '../payloadFields';

builder.relayMutationField(
  'setLoginNotifications',
  {
    description: 'Whether the mails are wanted.',
    inputFields: (t) => ({ isOn: t.boolean({ required: true, description: 'True to get the mails.' }) }),
  },
  {
    description: 'Turns the mails about logins from new devices on or off.',
    errors: {
      types: [NotSignedIn],
      union: { name: 'SetLoginNotificationsResult', description: 'The account, or the reason why it did not change.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await setLoginNotifications(ctx, input);
      return {};
    },
  },
  {
    description: 'The setting was saved.',
    outputFields: (t) => ({ user: userField(t) }),
  },
);
