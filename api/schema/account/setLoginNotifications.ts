import { readAccount } from '@fairtab/services/readAccount';
import { setLoginNotifications } from '@fairtab/services/accounts/sessions/setLoginNotifications';
import { NotSignedIn } from '@fairtab/services/errors';
import { builder } from '../builder';
import { UserRef } from '../refs';

builder.relayMutationField(
  'setLoginNotifications',
  {
    description: 'Whether they are wanted.',
    inputFields: (t) => ({ isOn: t.boolean({ required: true, description: 'True to be mailed.' }) }),
  },
  {
    description: 'Turns the mails about logins from new devices on or off.',
    errors: {
      types: [NotSignedIn],
      union: { name: 'SetLoginNotificationsResult', description: 'The account, or why nothing changed.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await setLoginNotifications(ctx, input);
      return {};
    },
  },
  {
    description: 'It is as was wished.',
    outputFields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'The account as it is now.',
        resolve: (_payload, _args, ctx) => readAccount(ctx),
      }),
    }),
  },
);
