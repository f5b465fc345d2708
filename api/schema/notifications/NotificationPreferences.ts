import { readPreferences, type Preferences } from '@fairtab/services/messages/notifications/preferences';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';

export const DigestFrequency = builder.enumType('DigestFrequency', {
  description: 'How often to mail a digest.',
  values: {
    NEVER: { value: 'never', description: 'Never.' },
    DAILY: { value: 'daily', description: 'On every day with changes.' },
    WEEKLY: { value: 'weekly', description: 'Once a week.' },
  } as const,
});

/** The descriptions of the toggles, for reading and for saving them. */
export const TOGGLE_DESCRIPTIONS = {
  emailReceipts: 'E-mail when a receipt is shared with the account or changes.',
  emailPayments: 'E-mail when a payment is made or confirmed.',
  emailReminders: 'E-mail reminders of unpaid claims.',
  emailMarketing: 'E-mail about news of Fairtab.',
  pushReceipts: 'Push when a receipt is shared with the account or changes.',
  pushPayments: 'Push when a payment is made or confirmed.',
  pushReminders: 'Push reminders of unpaid claims.',
  pushMessages: 'Push when a message arrives.',
  pushDetails:
    'Push messages say names and amounts, also on a locked phone. Off, they say that there is something new.',
  smsPayments: 'Text message when a payment is made or confirmed.',
  smsReminders: 'Text message reminders of unpaid claims.',
} as const;

const NotificationPreferencesRef = builder.objectRef<Preferences>('NotificationPreferences').implement({
  description: 'The notifications that an account wants, and how it wants them sent.',
  fields: (t) => ({
    emailReceipts: t.exposeBoolean('emailReceipts', { description: TOGGLE_DESCRIPTIONS.emailReceipts }),
    emailPayments: t.exposeBoolean('emailPayments', { description: TOGGLE_DESCRIPTIONS.emailPayments }),
    emailReminders: t.exposeBoolean('emailReminders', { description: TOGGLE_DESCRIPTIONS.emailReminders }),
    emailMarketing: t.exposeBoolean('emailMarketing', { description: TOGGLE_DESCRIPTIONS.emailMarketing }),
    pushReceipts: t.exposeBoolean('pushReceipts', { description: TOGGLE_DESCRIPTIONS.pushReceipts }),
    pushPayments: t.exposeBoolean('pushPayments', { description: TOGGLE_DESCRIPTIONS.pushPayments }),
    pushReminders: t.exposeBoolean('pushReminders', { description: TOGGLE_DESCRIPTIONS.pushReminders }),
    pushMessages: t.exposeBoolean('pushMessages', { description: TOGGLE_DESCRIPTIONS.pushMessages }),
    pushDetails: t.exposeBoolean('pushDetails', { description: TOGGLE_DESCRIPTIONS.pushDetails }),
    smsPayments: t.exposeBoolean('smsPayments', { description: TOGGLE_DESCRIPTIONS.smsPayments }),
    smsReminders: t.exposeBoolean('smsReminders', { description: TOGGLE_DESCRIPTIONS.smsReminders }),
    digestFrequency: t.expose('digestFrequency', { type: DigestFrequency, description: 'How often to mail a digest.' }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  notificationPreferences: t.field({
    type: NotificationPreferencesRef,
    description: 'The notifications that the account wants.',
    extensions: VOLATILE,
    resolve: (_user, _args, ctx) => readPreferences(ctx),
  }),
}));
