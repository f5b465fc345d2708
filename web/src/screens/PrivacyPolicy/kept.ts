import { t } from '@fairtab/domain/language/t';

const days = (count: number): string => t('{count, plural, one {# day} other {# days}}', { count });

/** How long things are kept, in words. scripts/tools/retention.test.ts compares each with the code that keeps or deletes it. */
export const KEPT = {
  unreadPhoto: days(1),
  unusedScan: days(7),
  guestCookie: days(400),
  guestReceiptSettled: days(90),
  guestReceiptOpen: days(180),
  guestReceiptUnclaimed: days(30),
  toldBefore: days(7),
  deviceCookie: days(400),
  sessionIdle: days(30),
  sessionLongest: days(180),
  reminders: t('{first}, {second} and {third} days', { first: 1, second: 3, third: 7 }),
  addresses: days(90),
  firstMessages: days(7),
  networks: days(14),
  mail: days(30),
  newsletterLink: days(7),
  deletedReceipt: days(30),
  exports: days(7),
  deletionLink: t('{count, plural, one {# hour} other {# hours}}', { count: 1 }),
} as const;
