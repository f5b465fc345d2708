import type { ServiceContext } from '@fairtab/services/context';
import { photoKey } from '@fairtab/services/files/FileStore';
import { newScan } from '@fairtab/services/testing/scans';
import { giveMethod } from '../fixtures/accountSetup';
import { PASSWORD } from '../fixtures/accounts';
import type { Scene } from '../fixtures/WriteFixture';

/** The status each of COLUMNS gets; from 400 on nothing is changed. */
export interface RestRow {
  readonly statuses: string;
  readonly isAboutBill?: boolean;
  /** What stands in the place of the path's parameter. */
  readonly param?: (scene: Scene) => string | Promise<string>;
  readonly body?: (scene: Scene) => object;
  /** The field of a form in which a photo is sent. */
  readonly file?: string;
}

//              nobody guest otherUser participant host expired
const READ = '        200 200 200 200 200 200';
const MADE = '        201 201 201 201 201 201';
const ITS_PERSONS = ' 403 403 403 200 200 403';
const HOSTS = '       404 404 404 404 200 404';
const MEMBERS_READ = '401 401 200 200 200 401';
const MEMBERS_MAKE = '401 401 201 201 201 401';
const OWNERS = '      401 401 404 404 200 401';

const billId = ({ bill }: Scene): string => bill.id;
const nachos = ({ bill }: Scene): string => bill.claimIds.nachos;
const ITEMS = [{ name: 'Tea', price: '3.00', quantity: 1 }];

/** By method and path as in the table of routes. Of several rows about one route each has some words after its path. */
export const REST_ROWS: Readonly<Record<string, RestRow>> = {
  'POST /api/shared-receipts': { statuses: MADE, body: () => ({ items: ITEMS }) },
  'GET /api/shared-receipts/:id': { statuses: READ, isAboutBill: true, param: billId },
  'POST /api/shared-receipts/:id/claims': {
    statuses: MADE,
    isAboutBill: true,
    param: billId,
    body: () => ({ itemIndex: 0, claimerName: 'Eve' }),
  },
  'PATCH /api/shared-receipt-claims/:claimId to pay': {
    statuses: ITS_PERSONS,
    isAboutBill: true,
    param: nachos,
    body: () => ({ paymentMethod: 'cash', status: 'paid' }),
  },
  'PATCH /api/shared-receipt-claims/:claimId to cancel': {
    statuses: HOSTS,
    isAboutBill: true,
    param: nachos,
    body: () => ({ status: 'cancelled' }),
  },
  'PATCH /api/shared-receipt-claims/:claimId to reopen': {
    statuses: HOSTS,
    isAboutBill: true,
    param: ({ bill }) => bill.claimIds.soup,
    body: () => ({ status: 'claimed' }),
  },
  'DELETE /api/shared-receipt-claims/:claimId': {
    statuses: ITS_PERSONS,
    isAboutBill: true,
    param: nachos,
    body: () => ({}),
  },
  'POST /api/signup': {
    statuses: MADE,
    body: () => ({ username: `new-${crypto.randomUUID().slice(0, 8)}`, password: PASSWORD }),
  },
  'POST /api/login': { statuses: READ, body: ({ host }) => ({ username: host.username, password: PASSWORD }) },
  'POST /api/logout': { statuses: READ },
  'GET /api/user': { statuses: MEMBERS_READ },
  'GET /api/receipts': { statuses: MEMBERS_READ },
  'POST /api/receipts': { statuses: MEMBERS_MAKE, body: () => ({ restaurantName: 'A place', total: '3.00' }) },
  'GET /api/receipts/:id': { statuses: READ, isAboutBill: true, param: billId },
  'POST /api/receipts/:id/items': {
    statuses: '404 404 404 404 201 404',
    isAboutBill: true,
    param: billId,
    body: () => ({ name: 'Tea', price: '3.00', quantity: 1, splitWith: 1 }),
  },
  'POST /api/receipts/:id/payments': {
    // The other user sees the bill and owes nothing on it.
    statuses: '401 401 409 201 201 401',
    isAboutBill: true,
    param: billId,
    body: () => ({ paymentMethod: 'cash' }),
  },
  'POST /api/photos': { statuses: MADE, file: 'photo' },
  'GET /api/photos/:id of a bill': {
    statuses: HOSTS,
    isAboutBill: true,
    param: ({ bill, host }) => withFile(host.ctx, bill.photoIds[0] ?? ''),
  },
  'GET /api/photos/:id of a scan': {
    statuses: HOSTS,
    param: async ({ host }) => (await newScan(host.ctx)).photoIds[0] ?? '',
  },
  'POST /api/process-receipt': { statuses: READ, file: 'receipt' },
  'GET /api/payment-methods': { statuses: MEMBERS_READ },
  'POST /api/payment-methods': {
    statuses: MEMBERS_MAKE,
    body: () => ({ type: 'card', displayName: 'Visa', identifier: '4242' }),
  },
  'DELETE /api/payment-methods/:id': { statuses: OWNERS, param: ({ host }) => giveMethod(host.ctx, 'hanna') },
  'PATCH /api/payment-methods/:id/default': { statuses: OWNERS, param: ({ host }) => giveMethod(host.ctx, 'hanna') },
};

/** The copies of a scene share no files. */
async function withFile({ files }: ServiceContext, photoId: string): Promise<string> {
  await files.put(photoKey(photoId), Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]));
  return photoId;
}
