import type { AccessScope } from '@fairtab/domain/programs/accessScopes';
import { createAccountJob } from '@fairtab/services/people/accountJobs/accountJobs';
import type { ServiceContext } from '@fairtab/services/context';
import { createEvening } from '@fairtab/services/money/evenings/changeEvening';
import { newAccessToken } from '../fixtures/accounts';
import { photoKey } from '@fairtab/services/platform/files/FileStore';
import { newExport } from '../fixtures/jobs';
import { saveNamePage } from '@fairtab/services/accounts/names/namePage';
import { newScan } from '@fairtab/services/testing/scans';
import {
  addDebtTo,
  addSavedMethod,
  amountOfPayment,
  counterpartyKey,
  firstCounterparty,
} from '../fixtures/accountSetup';
import { newWebhook } from '../fixtures/webhooks';
import { dinerWhoGotIt, dinerWhoPaid } from '../fixtures/contributions';
import { GROUP_FILE, kidOf, newPartForSomebody, newRequest } from '../fixtures/names';
import { PASSWORD } from '../fixtures/startApiFixture';
import type { WriteFixture } from '../fixtures/WriteFixture';

/** What a route must answer: one status for each of VIEWER_KINDS. A status of 400 or more changes no row. */
export interface RouteExpectation {
  readonly statuses: string;
  readonly isAboutReceipt?: boolean;
  /** The value of the path's parameter. */
  readonly param?: (fixture: WriteFixture) => string | Promise<string>;
  readonly body?: (fixture: WriteFixture) => object | Promise<object>;
  /** The scopes that the body takes, where the route has others besides. */
  readonly scopes?: readonly AccessScope[];
  /** The form field to send a photo in. */
  readonly file?: string;
}

//              nobody guest otherAccount diner host expired
const READ = '        200 200 200 200 200 200';
const CREATED = '        201 201 201 201 201 201';
const CLAIM_OWNER = ' 403 403 403 200 200 403';
const HOST = '       404 404 404 404 200 404';
const ACCOUNTS_READ = '401 401 200 200 200 401';
const ACCOUNTS_CREATE = '401 401 201 201 201 401';
const OWNER = '      401 401 404 404 200 401';
const OWNER_CREATES = '401 401 404 404 201 401';

const webhookId = async ({ host }: WriteFixture): Promise<string> => (await newWebhook(host)).id;
const receiptId = ({ receipt }: WriteFixture): string => receipt.id;
const paymentOfSoup = ({ receipt }: WriteFixture): string => receipt.paymentIds.soup;
const nachos = ({ receipt }: WriteFixture): string => receipt.claimIds.nachos;
const ITEMS = [{ name: 'Tea', price: '3.00', quantity: 1 }];

/** The keys are method and path, as in the table of routes. Where a route has several rows, each key has some words after the path. */
export const ROUTE_EXPECTATIONS: Readonly<Record<string, RouteExpectation>> = {
  'POST /api/guests': { statuses: CREATED },
  // Only a guest that came with a token has one to end (api/http/viewer/authorization.test.ts).
  'GET /api/access-tokens': { statuses: ACCOUNTS_READ },
  'POST /api/access-tokens': {
    statuses: ACCOUNTS_CREATE,
    body: () => ({ name: 'A bot', scopes: ['claims'], password: PASSWORD }),
  },
  'DELETE /api/access-tokens/:id': {
    statuses: OWNER,
    param: async ({ host }) => (await newAccessToken(host)).id,
  },
  'GET /api/webhooks': { statuses: ACCOUNTS_READ },
  'POST /api/webhooks': {
    statuses: ACCOUNTS_CREATE,
    body: () => ({ url: 'https://hooks.example.com/', events: ['claim.created'] }),
  },
  'PATCH /api/webhooks/:id': { statuses: OWNER, param: webhookId, body: () => ({ isOn: false }) },
  'DELETE /api/webhooks/:id': { statuses: OWNER, param: webhookId },
  'POST /api/webhooks/:id/secret': { statuses: OWNER_CREATES, param: webhookId },
  'POST /api/webhooks/:id/test': { statuses: OWNER_CREATES, param: webhookId },
  'GET /api/webhooks/:id/deliveries': { statuses: OWNER, param: webhookId },
  'POST /api/webhook-deliveries/:id/send-again': {
    statuses: OWNER,
    param: async ({ host }) => (await newWebhook(host)).deliveryId,
  },
  'DELETE /api/guests/current': { statuses: '403 403 403 403 403 403' },
  'POST /api/shared-receipts': { statuses: CREATED, body: () => ({ items: ITEMS }) },
  'GET /api/shared-receipts/:id': { statuses: READ, isAboutReceipt: true, param: receiptId },
  'GET /api/shared-receipts/:id/changes': { statuses: READ, isAboutReceipt: true, param: receiptId },
  'POST /api/shared-receipts/:id/claims': {
    statuses: CREATED,
    isAboutReceipt: true,
    param: receiptId,
    body: () => ({ itemIndex: 0, claimerName: 'Eve' }),
  },
  'POST /api/imports/splitwise': { statuses: CREATED, body: () => ({ file: GROUP_FILE, hostName: 'Ana' }) },
  'POST /api/shared-receipts/:id/place': {
    // The diner and the host are at the table already.
    statuses: '200 200 200 409 409 200',
    isAboutReceipt: true,
    param: receiptId,
    body: async (fixture) => ({ personId: await kidOf(fixture) }),
  },
  'POST /api/shared-receipts/:id/treats': {
    statuses: CLAIM_OWNER,
    isAboutReceipt: true,
    param: receiptId,
    body: ({ receipt }) => ({ claimIds: [receipt.claimIds.nachos], claimerName: 'Eve' }),
  },
  'DELETE /api/shared-receipts/:id/treats': {
    // The diner is treated.
    statuses: CLAIM_OWNER,
    isAboutReceipt: true,
    param: receiptId,
    body: ({ receipt }) => ({ claimIds: [receipt.claimIds.tea] }),
  },
  'GET /api/shared-receipts/:id/payments': { statuses: READ, isAboutReceipt: true, param: receiptId },
  'POST /api/payments/:id/confirm': { statuses: HOST, isAboutReceipt: true, param: paymentOfSoup },
  'POST /api/payments/:id/dispute': { statuses: HOST, isAboutReceipt: true, param: paymentOfSoup },
  'POST /api/shared-receipts/:id/contributions': {
    statuses: HOST,
    isAboutReceipt: true,
    param: receiptId,
    body: () => ({ name: 'Otto', amount: '2.00' }),
  },
  'PUT /api/shared-receipts/:id/contributions': {
    statuses: HOST,
    isAboutReceipt: true,
    param: receiptId,
    body: () => ({ contributions: [{ name: 'Otto', amount: '2.00' }] }),
  },
  'POST /api/shared-receipts/:id/contributions/passed-on': {
    statuses: CLAIM_OWNER,
    isAboutReceipt: true,
    param: receiptId,
    body: async (fixture) => ({ personId: await dinerWhoPaid(fixture) }),
  },
  'DELETE /api/shared-receipts/:id/contributions/passed-on': {
    statuses: CLAIM_OWNER,
    isAboutReceipt: true,
    param: receiptId,
    body: async (fixture) => ({ personId: await dinerWhoGotIt(fixture) }),
  },
  'PATCH /api/shared-receipt-claims/:claimId to pay': {
    statuses: CLAIM_OWNER,
    isAboutReceipt: true,
    param: nachos,
    body: () => ({ paymentMethod: 'cash', status: 'paid' }),
    scopes: ['payments'],
  },
  'PATCH /api/shared-receipt-claims/:claimId to cancel': {
    statuses: HOST,
    isAboutReceipt: true,
    param: nachos,
    body: () => ({ status: 'cancelled' }),
    scopes: ['claims'],
  },
  'PATCH /api/shared-receipt-claims/:claimId to reopen': {
    statuses: HOST,
    isAboutReceipt: true,
    param: ({ receipt }) => receipt.claimIds.soup,
    body: () => ({ status: 'claimed' }),
    scopes: ['claims'],
  },
  'POST /api/shared-receipt-claims/:claimId/decline': {
    // The diner is asked to share the bread.
    statuses: '409 409 409 200 409 409',
    isAboutReceipt: true,
    param: ({ receipt }) => receipt.claimIds.bread,
    body: () => ({}),
  },
  'DELETE /api/shared-receipt-claims/:claimId': {
    statuses: CLAIM_OWNER,
    isAboutReceipt: true,
    param: nachos,
    body: () => ({}),
  },
  'GET /api/shared-receipt-claims/:claimId/reminder': { statuses: HOST, isAboutReceipt: true, param: nachos },
  'POST /api/shared-receipt-claims/:claimId/reminder': {
    // The diner left no address, so the host may remind and cannot.
    statuses: '404 404 404 404 409 404',
    isAboutReceipt: true,
    param: nachos,
  },
  'PATCH /api/shared-receipt-claims/:claimId/reminder': {
    statuses: HOST,
    isAboutReceipt: true,
    param: nachos,
    body: () => ({ isStopped: true }),
  },
  'POST /api/signup': {
    statuses: CREATED,
    body: () => ({ username: `new-${crypto.randomUUID().slice(0, 8)}`, password: PASSWORD }),
  },
  'POST /api/login': { statuses: READ, body: ({ host }) => ({ username: host.username, password: PASSWORD }) },
  'POST /api/logout': { statuses: READ },
  'GET /api/user': { statuses: ACCOUNTS_READ },
  'GET /api/receipts': { statuses: ACCOUNTS_READ },
  'POST /api/receipts': { statuses: ACCOUNTS_CREATE, body: () => ({ restaurantName: 'A place', total: '3.00' }) },
  'GET /api/receipts/:id': { statuses: READ, isAboutReceipt: true, param: receiptId },
  'POST /api/receipts/:id/items': {
    statuses: '404 404 404 404 201 404',
    isAboutReceipt: true,
    param: receiptId,
    body: () => ({ name: 'Tea', price: '3.00', quantity: 1, splitWith: 1 }),
  },
  'POST /api/receipts/:id/payments': {
    // The other account sees the receipt and owes nothing on it.
    statuses: '401 401 409 201 201 401',
    isAboutReceipt: true,
    param: receiptId,
    body: () => ({ paymentMethod: 'cash' }),
  },
  'POST /api/photos': { statuses: CREATED, file: 'photo' },
  'GET /api/photos/:id of a receipt': {
    statuses: HOST,
    isAboutReceipt: true,
    param: ({ receipt, host }) => withFile(host.ctx, receipt.photoIds[0] ?? ''),
  },
  'GET /api/photos/:id of a scan': {
    statuses: HOST,
    param: async ({ host }) => (await newScan(host.ctx)).photoIds[0] ?? '',
  },
  'POST /api/process-receipt': { statuses: READ, file: 'receipt' },
  'POST /api/process-text': { statuses: READ, body: () => ({ text: 'Tea 3.00' }) },
  'GET /api/jobs/:id': {
    statuses: OWNER,
    param: ({ host }) => createAccountJob(host.ctx, { kind: 'export' }),
  },
  'GET /api/receipts/:id/csv': { statuses: READ, isAboutReceipt: true, param: receiptId },
  'GET /api/receipts/:id/pdf': { statuses: READ, isAboutReceipt: true, param: receiptId },
  'GET /api/receipts/:id/splitwise': { statuses: READ, isAboutReceipt: true, param: receiptId },
  'GET /api/receipts/:id/spliit': { statuses: READ, isAboutReceipt: true, param: receiptId },
  'POST /api/exports': { statuses: ACCOUNTS_CREATE, body: () => ({ contents: 'summary', format: 'csv' }) },
  'GET /api/exports': { statuses: ACCOUNTS_READ },
  'GET /api/exports/:id/file': { statuses: OWNER, param: ({ host }) => newExport(host.ctx) },
  'GET /api/evenings': { statuses: ACCOUNTS_READ },
  'GET /api/evenings/:id': {
    statuses: READ,
    param: async ({ host, receipt }) =>
      (await createEvening(host.ctx, { receiptId: receipt.id, name: 'Friday' })).evening.id,
  },
  'GET /api/names/:name': {
    statuses: READ,
    param: async ({ host }) => {
      await saveNamePage(host.ctx, { isOn: true, displayName: 'Hanna', paymentMethodIds: [] });
      return host.username;
    },
  },
  'GET /api/name-page': { statuses: ACCOUNTS_READ },
  'PATCH /api/name-page': {
    statuses: ACCOUNTS_READ,
    body: () => ({ isOn: true, displayName: 'Hanna', paymentMethodIds: [] }),
  },
  'POST /api/receipts/:id/requests': {
    statuses: '401 401 404 404 201 401',
    param: async ({ host }) => (await newPartForSomebody(host)).receiptId,
    body: () => ({ personName: 'Kid', username: 'nobody-has-it' }),
  },
  'GET /api/requests': { statuses: ACCOUNTS_READ },
  'POST /api/requests/:id/take-over': {
    statuses: OWNER,
    param: ({ host, otherAccount }) => newRequest(otherAccount, host),
    body: () => ({}),
  },
  'POST /api/requests/:id/decline': {
    statuses: OWNER,
    param: ({ host, otherAccount }) => newRequest(otherAccount, host),
    body: () => ({ blocksSender: true }),
  },
  'GET /api/people': { statuses: ACCOUNTS_READ },
  'GET /api/people/:id': { statuses: OWNER, param: ({ host }) => firstCounterparty(host.ctx) },
  'POST /api/people/:id/payments': {
    statuses: '401 401 404 404 201 401',
    param: ({ host, diner }) => counterpartyKey(host.ctx, diner.ctx),
    body: async ({ host, diner }) => {
      const { receiptId: id, amount } = await addDebtTo(host.ctx, diner.ctx);
      return { receipts: [{ id, amount }], paymentMethod: 'cash' };
    },
  },
  'POST /api/people/:id/confirmations': {
    statuses: OWNER,
    param: ({ host, diner }) => counterpartyKey(host.ctx, diner.ctx),
    body: async ({ host, receipt }) => ({
      paymentIds: [receipt.paymentIds.soup],
      amount: await amountOfPayment(host.ctx, receipt.paymentIds.soup),
    }),
  },
  'GET /api/payment-methods': { statuses: ACCOUNTS_READ },
  'POST /api/payment-methods': {
    statuses: ACCOUNTS_CREATE,
    body: () => ({ type: 'card', displayName: 'Visa', identifier: '4242' }),
  },
  'DELETE /api/payment-methods/:id': { statuses: OWNER, param: ({ host }) => addSavedMethod(host.ctx, 'hanna') },
  'PATCH /api/payment-methods/:id/default': { statuses: OWNER, param: ({ host }) => addSavedMethod(host.ctx, 'hanna') },
};

/** Writes the file of a photo: copying a fixture copies its rows and no files. */
async function withFile({ files }: ServiceContext, photoId: string): Promise<string> {
  await files.put(photoKey(photoId), Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]));
  return photoId;
}
