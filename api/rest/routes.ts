import { ACCOUNT_ROUTES } from './accountRoutes';
import { PAYMENT_METHOD_ROUTES } from './paymentMethodRoutes';
import { RECEIPT_ROUTES } from './receiptRoutes';
import type { Route } from './Route';
import { SCAN_ROUTES } from './scanRoutes';
import { SHARED_ROUTES } from './sharedRoutes';

/** All of REST. */
export const ROUTES: readonly Route[] = [
  ...SHARED_ROUTES,
  ...ACCOUNT_ROUTES,
  ...RECEIPT_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...SCAN_ROUTES,
];
