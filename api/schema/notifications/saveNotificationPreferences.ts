import { readAccount } from '@fairtab/services/readAccount';
import { NotSignedIn } from '@fairtab/services/errors';
import { savePreferences } from '@fairtab/services/notifications/savePreferences';
import { builder } from '../builder';
import { UserRef } from '../refs';
import { DigestFrequency, TOGGLE_DESCRIPTIONS } from './NotificationPreferences';

builder.relayMutationField(
  'saveNotificationPreferences',
  {
    description: 'What is left out stays as it is.',
    inputFields: (t) => ({
      emailReceipts: t.boolean({ description: TOGGLE_DESCRIPTIONS.emailReceipts }),
      emailPayments: t.boolean({ description: TOGGLE_DESCRIPTIONS.emailPayments }),
      emailReminders: t.boolean({ description: TOGGLE_DESCRIPTIONS.emailReminders }),
      emailMarketing: t.boolean({ description: TOGGLE_DESCRIPTIONS.emailMarketing }),
      pushReceipts: t.boolean({ description: TOGGLE_DESCRIPTIONS.pushReceipts }),
      pushPayments: t.boolean({ description: TOGGLE_DESCRIPTIONS.pushPayments }),
      pushReminders: t.boolean({ description: TOGGLE_DESCRIPTIONS.pushReminders }),
      pushMessages: t.boolean({ description: TOGGLE_DESCRIPTIONS.pushMessages }),
      smsPayments: t.boolean({ description: TOGGLE_DESCRIPTIONS.smsPayments }),
      smsReminders: t.boolean({ description: TOGGLE_DESCRIPTIONS.smsReminders }),
      digestFrequency: t.field({
        type: DigestFrequency,
        description: 'How often what happened is summed up in a mail.',
      }),
    }),
  },
  {
    description: 'Saves what the account wants to hear of.',
    errors: {
      types: [NotSignedIn],
      union: { name: 'SaveNotificationPreferencesResult', description: 'The account, or why nothing was saved.' },
    },
    resolve: async (_root, { input }, ctx) => {
      await savePreferences(ctx, input);
      return { user: await readAccount(ctx) };
    },
  },
  {
    description: 'They are saved.',
    outputFields: (t) => ({
      user: t.field({ type: UserRef, description: 'The account with them.', resolve: ({ user }) => user }),
    }),
  },
);
