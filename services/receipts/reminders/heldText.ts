import { t } from '@fairtab/domain/language/t';
import type { HoldReason } from '../../platform/HoldReason';

/** Why a reminder was not sent, for the host. Nothing is lost: Fairtab sends it when it may, and the host can show the link. */
export const HELD: Record<HoldReason, () => string> = {
  recipient: () =>
    t(
      'Nobody has opened a message at this address yet. Until then it gets one message a day and three a week. You can show this person the link instead.',
    ),
  host: () =>
    t(
      'You reached the most messages that Fairtab sends in a day to addresses where nobody has opened one yet. You can show this person the link instead.',
    ),
  network: () =>
    t('Too many messages to new addresses came from your network today. You can show this person the link instead.'),
  installation: () =>
    t('Fairtab sends no more messages to new addresses today. You can show this person the link instead.'),
  unsubscribed: () => t('This person wants no more reminders.'),
  country: () => t('Fairtab sends no text messages to the country of this number.'),
};
