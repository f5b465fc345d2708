import { ACCOUNT_ROUTES } from './account/routes';
import { PAYMENT_METHOD_ROUTES } from './paymentMethods/routes';
import { RECEIPT_ROUTES } from './receipts/routes';
import type { Route } from './Route';
import { SCAN_ROUTES } from './scans/routes';
import { SHARED_ROUTES } from './sharedReceipts/routes';

/** All REST calls. */
export const ROUTES: readonly Route[] = [
  ...SHARED_ROUTES,
  ...ACCOUNT_ROUTES,
  ...RECEIPT_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...SCAN_ROUTES,
];
