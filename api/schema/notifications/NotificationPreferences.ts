import { readPreferences, type Preferences } from '@fairtab/services/notifications/preferences';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';

export const DigestFrequency = builder.enumType('DigestFrequency', {
  description: 'How often what happened is summed up in a mail.',
  values: {
    NEVER: { value: 'never', description: 'Not at all.' },
    DAILY: { value: 'daily', description: 'Every day on which something happened.' },
    WEEKLY: { value: 'weekly', description: 'Once a week.' },
  } as const,
});

/** What each toggle is about; the same words for what is read and what is saved. */
export const TOGGLE_DESCRIPTIONS = {
  emailReceipts: 'E-mail when a receipt is shared with the account or changes.',
  emailPayments: 'E-mail when a payment is made or confirmed.',
  emailReminders: 'E-mail reminders of what is not paid.',
  emailMarketing: 'E-mail about what is new in Fairtab.',
  pushReceipts: 'Push when a receipt is shared with the account or changes.',
  pushPayments: 'Push when a payment is made or confirmed.',
  pushReminders: 'Push reminders of what is not paid.',
  pushMessages: 'Push when somebody sends a message.',
  smsPayments: 'Text message when a payment is made or confirmed.',
  smsReminders: 'Text message reminders of what is not paid.',
} as const;

const NotificationPreferencesRef = builder.objectRef<Preferences>('NotificationPreferences').implement({
  description: 'What an account wants to hear of, and where.',
  fields: (t) => ({
    emailReceipts: t.exposeBoolean('emailReceipts', { description: TOGGLE_DESCRIPTIONS.emailReceipts }),
    emailPayments: t.exposeBoolean('emailPayments', { description: TOGGLE_DESCRIPTIONS.emailPayments }),
    emailReminders: t.exposeBoolean('emailReminders', { description: TOGGLE_DESCRIPTIONS.emailReminders }),
    emailMarketing: t.exposeBoolean('emailMarketing', { description: TOGGLE_DESCRIPTIONS.emailMarketing }),
    pushReceipts: t.exposeBoolean('pushReceipts', { description: TOGGLE_DESCRIPTIONS.pushReceipts }),
    pushPayments: t.exposeBoolean('pushPayments', { description: TOGGLE_DESCRIPTIONS.pushPayments }),
    pushReminders: t.exposeBoolean('pushReminders', { description: TOGGLE_DESCRIPTIONS.pushReminders }),
    pushMessages: t.exposeBoolean('pushMessages', { description: TOGGLE_DESCRIPTIONS.pushMessages }),
    smsPayments: t.exposeBoolean('smsPayments', { description: TOGGLE_DESCRIPTIONS.smsPayments }),
    smsReminders: t.exposeBoolean('smsReminders', { description: TOGGLE_DESCRIPTIONS.smsReminders }),
    digestFrequency: t.expose('digestFrequency', {
      type: DigestFrequency,
      description: 'How often what happened is summed up in a mail.',
    }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  notificationPreferences: t.field({
    type: NotificationPreferencesRef,
    description: 'What the account wants to hear of.',
    extensions: VOLATILE,
    resolve: (_user, _args, ctx) => readPreferences(ctx),
  }),
}));
