import { GUEST_ROUTES } from './account/guestRoutes';
import { ACCESS_TOKEN_ROUTES } from './accessTokens/routes';
import { ACCOUNT_ROUTES } from './account/routes';
import { CHANGE_ROUTES } from './changes/routes';
import { CONTRIBUTION_ROUTES } from './contributions/routes';
import { IMPORT_ROUTES } from './imports/routes';
import { JOB_ROUTES } from './jobs/routes';
import { EVENING_ROUTES } from './evenings/routes';
import { EXPORT_ROUTES } from './exports/routes';
import { NAME_ROUTES } from './names/routes';
import { PAYMENT_ROUTES } from './payments/routes';
import { PAYMENT_METHOD_ROUTES } from './paymentMethods/routes';
import { PEOPLE_ROUTES } from './people/routes';
import { RECEIPT_ROUTES } from './receipts/routes';
import { REMINDER_ROUTES } from './reminders/routes';
import type { Route } from './Route';
import { REQUEST_ROUTES } from './requests/routes';
import { SCAN_ROUTES } from './scans/routes';
import { SHARED_ROUTES } from './sharedReceipts/routes';
import { WEBHOOK_ROUTES } from './webhooks/routes';

/** The families of calls, in the order of the description. */
export const FAMILIES = [
  {
    name: 'Receipts',
    description: 'Receipts for everybody who has the link, with their claims.',
    routes: SHARED_ROUTES,
  },
  {
    name: 'Payments',
    description: 'The payments of a receipt, and whether they arrived.',
    routes: PAYMENT_ROUTES,
  },
  { name: 'Changes', description: 'The trail of a receipt: who changed what, and when.', routes: CHANGE_ROUTES },
  {
    name: 'Hosting',
    description: 'The receipts that an account hosts, and their items and payments.',
    routes: RECEIPT_ROUTES,
  },
  {
    name: 'Contributions',
    description: 'What others than the host paid the restaurant.',
    routes: CONTRIBUTION_ROUTES,
  },
  { name: 'Reminders', description: 'What the host can do about a claim that is not paid.', routes: REMINDER_ROUTES },
  { name: 'Scans', description: 'Photos of receipts, and bills that are read from them.', routes: SCAN_ROUTES },
  { name: 'Imports', description: 'Receipts that are made of the files of other apps.', routes: IMPORT_ROUTES },
  { name: 'Guests', description: 'Guests for programs.', routes: GUEST_ROUTES },
  { name: 'Accounts', description: 'Signing up, in and out.', routes: ACCOUNT_ROUTES },
  { name: 'Access tokens', description: 'Tokens by which programs act for an account.', routes: ACCESS_TOKEN_ROUTES },
  { name: 'Webhooks', description: 'Addresses to which is told what happens on receipts.', routes: WEBHOOK_ROUTES },
  { name: 'Payment methods', description: 'The saved ways to pay and be paid.', routes: PAYMENT_METHOD_ROUTES },
  { name: 'Requests', description: 'Asking the person behind a username to take over a part.', routes: REQUEST_ROUTES },
  { name: 'People', description: 'Who owes whom over all receipts.', routes: PEOPLE_ROUTES },
  { name: 'Names', description: 'The page of a username.', routes: NAME_ROUTES },
  { name: 'Evenings', description: 'Several receipts of one evening.', routes: EVENING_ROUTES },
  { name: 'Exports', description: 'Receipts and histories as files.', routes: EXPORT_ROUTES },
  { name: 'Jobs', description: 'Work that takes longer than an answer.', routes: JOB_ROUTES },
] as const satisfies readonly { name: string; description: string; routes: readonly Route[] }[];

/** All REST calls. */
export const ROUTES: readonly Route[] = FAMILIES.flatMap(({ routes }) => [...routes]);

export function familyOf(route: Route): string {
  return FAMILIES.find(({ routes }) => routes.includes(route))?.name ?? '';
}
