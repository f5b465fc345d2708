import { t } from '@fairtab/domain/language/t';
import type { SaveNotificationPreferencesInput } from './__generated__/useSavePreferencesMutation.graphql';

export type Toggle = Exclude<keyof SaveNotificationPreferencesInput, 'digestFrequency'>;

export interface Category {
  readonly toggle: Toggle;
  readonly label: string;
  readonly note: string;
  /** Nothing of the kind is sent yet, so that a switch would do nothing. */
  readonly isUnused?: boolean;
}

const RECEIPTS = { label: t('Receipts'), note: t('Someone claims a dish on your receipt, or changes one you are on') };
const PAYMENTS = { label: t('Payments'), note: t('Someone paid you, or answered a payment of yours') };
const REMINDERS = { label: t('Reminders'), note: t('Something you claimed is not paid yet') };

/** Every documented category, by channel. */
export const CATEGORIES = {
  email: [
    { toggle: 'emailReceipts', ...RECEIPTS },
    { toggle: 'emailPayments', ...PAYMENTS },
    { toggle: 'emailReminders', ...REMINDERS },
    { toggle: 'emailMarketing', label: t('News'), note: t('What is new in Fairtab. Nothing was sent so far') },
  ],
  push: [
    { toggle: 'pushReceipts', ...RECEIPTS },
    { toggle: 'pushPayments', ...PAYMENTS },
    { toggle: 'pushReminders', ...REMINDERS },
    {
      toggle: 'pushMessages',
      label: t('Messages'),
      note: t('Someone at your table writes to you. Nobody can do that yet'),
      isUnused: true,
    },
    {
      toggle: 'pushDetails',
      label: t('Names and amounts'),
      note: t('Off, a message only says that there is something new: others may read it on a locked phone'),
    },
  ],
  sms: [
    { toggle: 'smsPayments', ...PAYMENTS },
    { toggle: 'smsReminders', ...REMINDERS },
  ],
} as const satisfies Record<string, readonly Category[]>;
