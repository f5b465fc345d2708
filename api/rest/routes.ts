import { GUEST_ROUTES } from './account/guestRoutes';
import { ACCOUNT_ROUTES } from './account/routes';
import { JOB_ROUTES } from './jobs/routes';
import { EVENING_ROUTES } from './evenings/routes';
import { EXPORT_ROUTES } from './exports/routes';
import { NAME_ROUTES } from './names/routes';
import { PAYMENT_METHOD_ROUTES } from './paymentMethods/routes';
import { PEOPLE_ROUTES } from './people/routes';
import { RECEIPT_ROUTES } from './receipts/routes';
import { REMINDER_ROUTES } from './reminders/routes';
import type { Route } from './Route';
import { REQUEST_ROUTES } from './requests/routes';
import { SCAN_ROUTES } from './scans/routes';
import { SHARED_ROUTES } from './sharedReceipts/routes';

/** All REST calls. */
export const ROUTES: readonly Route[] = [
  ...SHARED_ROUTES,
  ...REMINDER_ROUTES,
  ...GUEST_ROUTES,
  ...ACCOUNT_ROUTES,
  ...RECEIPT_ROUTES,
  ...EVENING_ROUTES,
  ...NAME_ROUTES,
  ...REQUEST_ROUTES,
  ...PEOPLE_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...SCAN_ROUTES,
  ...EXPORT_ROUTES,
  ...JOB_ROUTES,
];
