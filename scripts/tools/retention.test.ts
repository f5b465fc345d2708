import { COOKIES } from '@fairtab/api/http/viewer/cookies';
import { KEEP_DELETED_MS } from '@fairtab/domain/receipts';
import { REMINDERS_AFTER_MS } from '@fairtab/domain/reminders';
import { KEEP_ADDRESSES_MS, KEPT_DAYS, TOLD_BEFORE_MS } from '@fairtab/domain/retention';
import { LIFETIME_MS } from '@fairtab/services/accounts/mailLinks/mailedTokens';
import { DEVICE_KEPT_MS } from '@fairtab/services/accounts/sessions/knownDevices';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '@fairtab/services/accounts/sessions/sessions';
import { KEEP_EXPORTS_MS } from '@fairtab/services/money/books/exports/ExportRequest';
import { LIMITS } from '@fairtab/services/platform/limits/limits';
import { KEEP_FIRST_MS } from '@fairtab/services/messages/outgoing/admitFirst';
import { KEEP_MAIL_MS, KEEP_NETWORK_MS } from '@fairtab/services/messages/outgoing/forgetOldMail';
import { CONFIRM_WITHIN_MS } from '@fairtab/services/messages/newsletter/confirmationTokens';
import { KEEP_UNSCANNED_MS, KEEP_UNUSED_SCAN_MS } from '@fairtab/services/receipts/photos/removeUnusedPhotos';
import { KEPT } from '@fairtab/web/src/screens/PrivacyPolicy/kept';
import { expect, it } from 'vitest';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const inDays = (ms: number): string => `${ms / DAY_MS} ${ms === DAY_MS ? 'day' : 'days'}`;
const [first, second, third] = REMINDERS_AFTER_MS;

it('the privacy policy names the times after which things are really deleted', () => {
  expect(KEPT).toEqual({
    unreadPhoto: inDays(KEEP_UNSCANNED_MS),
    unusedScan: inDays(KEEP_UNUSED_SCAN_MS),
    guestCookie: inDays(COOKIES.guest.maxAgeS * 1000),
    guestReceiptSettled: `${KEPT_DAYS.settled} days`,
    guestReceiptOpen: `${KEPT_DAYS.open} days`,
    guestReceiptUnclaimed: `${KEPT_DAYS.unclaimed} days`,
    toldBefore: inDays(TOLD_BEFORE_MS),
    deviceCookie: inDays(DEVICE_KEPT_MS),
    sessionIdle: inDays(SESSION_IDLE_MS),
    sessionLongest: inDays(SESSION_MAX_MS),
    reminders: `${first / DAY_MS}, ${second / DAY_MS} and ${inDays(third)}`,
    addresses: inDays(KEEP_ADDRESSES_MS),
    firstMessages: inDays(KEEP_FIRST_MS),
    networks: inDays(KEEP_NETWORK_MS),
    mail: inDays(KEEP_MAIL_MS),
    newsletterLink: inDays(CONFIRM_WITHIN_MS),
    deletedReceipt: inDays(KEEP_DELETED_MS),
    exports: inDays(KEEP_EXPORTS_MS),
    deletionLink: `${LIFETIME_MS.deleteAccount / HOUR_MS} hour`,
  });
});

it('attempts are counted for at most an hour, as the privacy policy says', () => {
  expect(Math.max(...Object.values(LIMITS).map(({ seconds }) => seconds)) * 1000).toBe(HOUR_MS);
});
