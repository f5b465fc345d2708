import { t } from '../language/t';
import { z } from 'zod';
import { shape } from './shape';

/** The documented toggles, grouped by channel (docs/product/accounts.md). */
export type NotificationToggle =
  | 'emailReceipts'
  | 'emailPayments'
  | 'emailReminders'
  | 'emailMarketing'
  | 'pushReceipts'
  | 'pushPayments'
  | 'pushReminders'
  | 'pushMessages'
  | 'pushDetails'
  | 'smsPayments'
  | 'smsReminders';

const DIGEST_FREQUENCIES = ['never', 'daily', 'weekly'] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

const toggle = z
  .boolean({ error: () => t('Must be true or false') })
  .nullish()
  .transform((isOn) => isOn ?? undefined);

/** A preference that is left out, or null, stays as it is. */
export const notificationPreferencesInput = shape({
  emailReceipts: toggle,
  emailPayments: toggle,
  emailReminders: toggle,
  emailMarketing: toggle,
  pushReceipts: toggle,
  pushPayments: toggle,
  pushReminders: toggle,
  pushMessages: toggle,
  pushDetails: toggle,
  smsPayments: toggle,
  smsReminders: toggle,
  digestFrequency: z
    .enum(DIGEST_FREQUENCIES, {
      error: () => t('Must be one of {words}', { words: DIGEST_FREQUENCIES.join(', ') }),
    })
    .nullish()
    .transform((frequency) => frequency ?? undefined),
});
