import { NotSignedIn } from '@fairtab/services/platform/errors';
import { savePreferences } from '@fairtab/services/messages/notifications/preferences';
import { addMutation } from '../addMutation';
import { userField } from '../payloadFields';
import { DigestFrequency, TOGGLE_DESCRIPTIONS } from './NotificationPreferences';

addMutation('saveNotificationPreferences', {
  description: 'Saves which notifications the account wants.',
  input: 'The preferences to change. Those that are left out stay as they are.',
  inputFields: (t) => ({
    emailReceipts: t.boolean({ description: TOGGLE_DESCRIPTIONS.emailReceipts }),
    emailPayments: t.boolean({ description: TOGGLE_DESCRIPTIONS.emailPayments }),
    emailReminders: t.boolean({ description: TOGGLE_DESCRIPTIONS.emailReminders }),
    emailMarketing: t.boolean({ description: TOGGLE_DESCRIPTIONS.emailMarketing }),
    pushReceipts: t.boolean({ description: TOGGLE_DESCRIPTIONS.pushReceipts }),
    pushPayments: t.boolean({ description: TOGGLE_DESCRIPTIONS.pushPayments }),
    pushReminders: t.boolean({ description: TOGGLE_DESCRIPTIONS.pushReminders }),
    pushMessages: t.boolean({ description: TOGGLE_DESCRIPTIONS.pushMessages }),
    pushDetails: t.boolean({ description: TOGGLE_DESCRIPTIONS.pushDetails }),
    smsPayments: t.boolean({ description: TOGGLE_DESCRIPTIONS.smsPayments }),
    smsReminders: t.boolean({ description: TOGGLE_DESCRIPTIONS.smsReminders }),
    digestFrequency: t.field({ type: DigestFrequency, description: 'How often to mail a digest.' }),
  }),
  refusals: [NotSignedIn],
  result: 'The account, or the reason why nothing was saved.',
  resolve: async (input, ctx) => {
    await savePreferences(ctx, input);
    return {};
  },
  payload: 'The preferences were saved.',
  outputFields: (t) => ({ user: userField(t) }),
});
