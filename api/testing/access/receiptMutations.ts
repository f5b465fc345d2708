import { giveMethod } from '../fixtures/accountSetup';
import { limitTo } from '../fixtures/receipts';
import { newRichScan, newUnreadPhoto } from '../fixtures/scans';
import { ANYBODY, HOSTS, ITS_PERSONS, type MutationRow } from './MutationExpectation';
import { freshBillOf } from '../fixtures/WriteFixture';

/** What people do with bills. Of several rows about one mutation each has some words after its name. */
export const BILL_MUTATIONS: Readonly<Record<string, MutationRow>> = {
  createReceipt: {
    verdicts: ANYBODY,
    payload: 'receipt',
    input: () => ({ items: [{ name: 'Tea', price: '3.00' }] }),
  },
  'createReceipt of a scan of the host': {
    verdicts: 'InvalidInput InvalidInput InvalidInput InvalidInput yes InvalidInput',
    payload: 'receipt',
    input: async ({ host }) => ({
      items: [{ name: 'Tea', price: '3.00' }],
      scanId: await newRichScan(host.ctx),
      confirmsScan: true,
    }),
  },
  scanReceipt: {
    verdicts: HOSTS,
    payload: 'scan',
    input: async ({ host }) => ({ photoIds: [await newUnreadPhoto(host.ctx)] }),
  },
  claimItem: {
    verdicts: ANYBODY,
    payload: 'claim receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ itemId: bill.itemIds.beer, claimerName: 'Eve' }),
  },
  unclaim: {
    verdicts: ITS_PERSONS,
    payload: 'deletedClaimId receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ claimId: bill.claimIds.nachos }),
  },
  payClaims: {
    verdicts: ITS_PERSONS,
    payload: 'payment receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ receiptId: bill.id, claimIds: [bill.claimIds.nachos], method: 'CASH' }),
  },
  'payClaims of all that is outstanding': {
    verdicts: 'Conflict Conflict Conflict yes yes Conflict',
    payload: 'payment receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ receiptId: bill.id, method: 'CASH' }),
  },
  'payClaims with a saved method of the host': {
    verdicts: 'NotSignedIn NotSignedIn NotFound NotFound yes NotSignedIn',
    payload: 'payment receipt',
    input: async ({ bill, host }) => ({
      receiptId: bill.id,
      claimIds: [bill.claimIds.nachos],
      paymentMethodId: await giveMethod(host.ctx, 'hanna'),
    }),
  },
  cancelClaim: {
    verdicts: HOSTS,
    payload: 'claim receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ claimId: bill.claimIds.nachos }),
  },
  reopenClaim: {
    verdicts: HOSTS,
    payload: 'claim receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ claimId: bill.claimIds.soup }),
  },
  confirmPayment: {
    verdicts: HOSTS,
    payload: 'payment receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ paymentId: bill.paymentIds.soup }),
  },
  disputePayment: {
    verdicts: HOSTS,
    payload: 'payment receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ paymentId: bill.paymentIds.soup }),
  },
  editReceipt: {
    verdicts: HOSTS,
    payload: 'receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ receiptId: bill.id, restaurantName: 'Another place' }),
  },
  addItem: {
    verdicts: HOSTS,
    payload: 'item receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ receiptId: bill.id, name: 'Tea', price: '3.00' }),
  },
  splitEvenly: {
    verdicts: HOSTS,
    payload: 'receipt',
    isAboutBill: true,
    input: async (scene) => ({ receiptId: await freshBillOf(scene), people: 4 }),
  },
  splitByItem: {
    verdicts: HOSTS,
    payload: 'receipt',
    isAboutBill: true,
    input: async (scene) => ({ receiptId: await freshBillOf(scene, { splitEvenlyAmong: 4 }) }),
  },
  shareReceipt: {
    verdicts: HOSTS,
    payload: 'receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ receiptId: bill.id, visibility: 'PARTICIPANTS' }),
  },
  sharePhotos: {
    verdicts: HOSTS,
    payload: 'receipt',
    isAboutBill: true,
    input: ({ bill }) => ({ receiptId: bill.id, areShared: true }),
  },
  'sharePhotos of a bill without any': {
    verdicts: 'NotFound NotFound NotFound NotFound Conflict NotFound',
    payload: 'receipt',
    input: async (scene) => ({ receiptId: await freshBillOf(scene), areShared: true }),
  },
  deleteReceipt: {
    verdicts: HOSTS,
    payload: 'deletedReceiptId',
    isAboutBill: true,
    input: ({ bill }) => ({ receiptId: bill.id }),
  },
  restoreReceipt: {
    verdicts: HOSTS,
    payload: 'receipt',
    input: async ({ bill, host }) => {
      await limitTo(host.ctx, { id: bill.id, scope: 'deleted' });
      return { receiptId: bill.id };
    },
  },
};
