import { addSavedMethod } from '../fixtures/accountSetup';
import { addCardAccount, chargePayment } from '../fixtures/cards';
import { setAudience } from '../fixtures/receipts';
import { newFullScan, newUploadedPhoto } from '../fixtures/scans';
import { EVERYBODY, HOST, CLAIM_OWNER, type MutationExpectation } from './MutationExpectation';
import { newUnclaimedReceipt, type WriteFixture } from '../fixtures/WriteFixture';
import { personId } from '@fairtab/services/people/guests';
import { GROUP_FILE, kidOf } from '../fixtures/names';
import { dinerWhoGotIt, dinerWhoPaid, waltOf } from '../fixtures/contributions';
import { joinHousehold } from '@fairtab/services/receipts/households/households';

/** The other diner asks the diner to pay together. */
const ASKED = 'Conflict Conflict Conflict yes Conflict Conflict';

/** The other diner, by the id of `Person`. */
async function otherDinerOf({ receipt, host }: WriteFixture): Promise<string> {
  const state = await host.ctx.store.load(receipt.id);
  const claim = state?.claims.find(({ id }) => id === receipt.claimIds.wine);
  const person = { guestId: claim?.guestId ?? '', name: claim?.claimerName ?? '' };
  return personId({ receiptId: receipt.id, person });
}

/** Mutations of receipts. A mutation with several rows has some words after its name in each. */
export const RECEIPT_MUTATIONS: Readonly<Record<string, MutationExpectation>> = {
  createReceipt: {
    verdicts: EVERYBODY,
    payload: 'receipt',
    input: () => ({ items: [{ name: 'Tea', price: '3.00' }] }),
  },
  'createReceipt of a scan of the host': {
    verdicts: 'InvalidInput InvalidInput InvalidInput InvalidInput yes InvalidInput',
    payload: 'receipt',
    input: async ({ host }) => ({
      items: [{ name: 'Tea', price: '3.00' }],
      scanId: await newFullScan(host.ctx),
      confirmsScan: true,
    }),
  },
  importSplitwise: {
    verdicts: EVERYBODY,
    payload: 'receipt notes',
    input: () => ({ file: GROUP_FILE, hostName: 'Ana' }),
  },
  takePlace: {
    // The diner and the host are at the table already.
    verdicts: 'yes yes yes Conflict Conflict yes',
    payload: 'receipt version',
    isAboutReceipt: true,
    input: async (fixture) => ({ receiptId: fixture.receipt.id, personId: await kidOf(fixture) }),
  },
  scanReceipt: {
    verdicts: HOST,
    payload: 'scan',
    input: async ({ host }) => ({ photoIds: [await newUploadedPhoto(host.ctx)] }),
  },
  scanText: { verdicts: EVERYBODY, payload: 'scan', input: () => ({ text: 'Tea 3.00' }) },
  claimItem: {
    verdicts: EVERYBODY,
    payload: 'claim receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ itemId: receipt.itemIds.beer, claimerName: 'Eve' }),
  },
  unclaim: {
    verdicts: CLAIM_OWNER,
    payload: 'deletedClaimId receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ claimId: receipt.claimIds.nachos }),
  },
  declineShare: {
    // The diner is asked to share the bread.
    verdicts: 'Conflict Conflict Conflict yes Conflict Conflict',
    payload: 'claim receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ claimId: receipt.claimIds.bread }),
  },
  treat: {
    // The claim is the diner's own, under another name.
    verdicts: CLAIM_OWNER,
    payload: 'claims receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, claimIds: [receipt.claimIds.nachos], claimerName: 'Eve' }),
  },
  'treat by others': {
    verdicts: 'NotAllowed NotAllowed NotAllowed NotAllowed Conflict NotAllowed',
    payload: 'claims receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, claimIds: [receipt.claimIds.nachos], people: ['nobody:there'] }),
  },
  endTreat: {
    // The diner is treated.
    verdicts: CLAIM_OWNER,
    payload: 'receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, claimIds: [receipt.claimIds.tea] }),
  },
  setContribution: {
    verdicts: HOST,
    payload: 'receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, name: 'Otto', amount: '2.00' }),
  },
  setContributions: {
    verdicts: HOST,
    payload: 'receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, contributions: [{ name: 'Otto', amount: '2.00' }] }),
  },
  passOn: {
    // It is of somebody without a phone, so only the host can say so.
    verdicts: 'NotAllowed NotAllowed NotAllowed NotAllowed yes NotAllowed',
    payload: 'receipt version',
    isAboutReceipt: true,
    input: async (fixture) => ({ receiptId: fixture.receipt.id, personId: await waltOf(fixture) }),
  },
  'passOn to the diner': {
    verdicts: 'NotAllowed NotAllowed NotAllowed yes yes NotAllowed',
    payload: 'receipt version',
    isAboutReceipt: true,
    input: async (fixture) => ({ receiptId: fixture.receipt.id, personId: await dinerWhoPaid(fixture) }),
  },
  takeBackPassedOn: {
    verdicts: 'NotAllowed NotAllowed NotAllowed yes yes NotAllowed',
    payload: 'receipt version',
    isAboutReceipt: true,
    input: async (fixture) => ({ receiptId: fixture.receipt.id, personId: await dinerWhoGotIt(fixture) }),
  },
  askHousehold: {
    // Nobody pays together with the host. The diner is asked by the other one, and so agrees.
    verdicts: 'NotAllowed NotAllowed NotAllowed yes Conflict NotAllowed',
    payload: 'receipt version',
    isAboutReceipt: true,
    input: async (fixture) => ({ receiptId: fixture.receipt.id, personId: await otherDinerOf(fixture) }),
  },
  joinHousehold: {
    verdicts: ASKED,
    payload: 'receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id }),
  },
  leaveHousehold: {
    verdicts: ASKED,
    payload: 'receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id }),
  },
  'payClaims of who only asks to pay together': {
    verdicts: 'NotAllowed NotAllowed NotAllowed NotAllowed yes NotAllowed',
    payload: 'payment receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, claimIds: [receipt.claimIds.tea], method: 'CASH' }),
  },
  'payClaims of the own household': {
    verdicts: CLAIM_OWNER,
    payload: 'payment receipt version',
    input: async ({ receipt, diner }) => {
      await joinHousehold(diner.ctx, { receiptId: receipt.id });
      return { receiptId: receipt.id, claimIds: [receipt.claimIds.tea], method: 'CASH' };
    },
  },
  payClaims: {
    verdicts: CLAIM_OWNER,
    payload: 'payment receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, claimIds: [receipt.claimIds.nachos], method: 'CASH' }),
  },
  'payClaims of all that is outstanding': {
    verdicts: 'Conflict Conflict Conflict yes yes Conflict',
    payload: 'payment receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, method: 'CASH' }),
  },
  'payClaims with a saved method of the host': {
    verdicts: 'NotSignedIn NotSignedIn NotFound NotFound yes NotSignedIn',
    payload: 'payment receipt version',
    input: async ({ receipt, host }) => ({
      receiptId: receipt.id,
      claimIds: [receipt.claimIds.nachos],
      paymentMethodId: await addSavedMethod(host.ctx, 'hanna'),
    }),
  },
  cancelClaim: {
    verdicts: HOST,
    payload: 'claim receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ claimId: receipt.claimIds.nachos }),
  },
  reopenClaim: {
    verdicts: HOST,
    payload: 'claim receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ claimId: receipt.claimIds.soup }),
  },
  confirmPayment: {
    verdicts: HOST,
    payload: 'payment receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ paymentId: receipt.paymentIds.soup }),
  },
  disputePayment: {
    verdicts: HOST,
    payload: 'payment receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ paymentId: receipt.paymentIds.soup }),
  },
  startCardPayment: {
    // With a card only the claims' own person pays.
    verdicts: 'NotAllowed NotAllowed NotAllowed yes Conflict NotAllowed',
    payload: 'cardPayment clientSecret',
    isAboutReceipt: true,
    input: async ({ host, receipt }) => {
      await addCardAccount(host.ctx, { userId: host.userId, isReady: true });
      return { receiptId: receipt.id, claimIds: [receipt.claimIds.nachos] };
    },
  },
  refundCardPayment: {
    verdicts: HOST,
    payload: 'payment receipt',
    isAboutReceipt: true,
    input: async ({ host, receipt }) => {
      await chargePayment(host.ctx, receipt.paymentIds.soup);
      return { paymentId: receipt.paymentIds.soup };
    },
  },
  remindDiner: {
    // The diner left no address, so the host may remind and cannot.
    verdicts: 'NotFound NotFound NotFound NotFound Conflict NotFound',
    payload: 'claim receipt',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ claimId: receipt.claimIds.nachos }),
  },
  stopReminding: {
    verdicts: HOST,
    payload: 'claim receipt',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ claimId: receipt.claimIds.nachos, isStopped: true }),
  },
  editReceipt: {
    verdicts: HOST,
    payload: 'receipt version',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, restaurantName: 'Another place' }),
  },
  addItem: {
    verdicts: HOST,
    payload: 'item receipt',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, name: 'Tea', price: '3.00' }),
  },
  splitEvenly: {
    verdicts: HOST,
    payload: 'receipt',
    isAboutReceipt: true,
    input: async (fixture) => ({ receiptId: await newUnclaimedReceipt(fixture), people: 4 }),
  },
  splitByItem: {
    verdicts: HOST,
    payload: 'receipt',
    isAboutReceipt: true,
    input: async (fixture) => ({ receiptId: await newUnclaimedReceipt(fixture, { splitEvenlyAmong: 4 }) }),
  },
  shareReceipt: {
    verdicts: HOST,
    payload: 'receipt',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, visibility: 'PARTICIPANTS' }),
  },
  sharePhotos: {
    verdicts: HOST,
    payload: 'receipt',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, areShared: true }),
  },
  'sharePhotos of a receipt without photos': {
    verdicts: 'NotFound NotFound NotFound NotFound Conflict NotFound',
    payload: 'receipt',
    input: async (fixture) => ({ receiptId: await newUnclaimedReceipt(fixture), areShared: true }),
  },
  setBusinessNote: {
    verdicts: HOST,
    payload: 'receipt',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id, label: 'Team lunch' }),
  },
  deleteReceipt: {
    verdicts: HOST,
    payload: 'deletedReceiptId',
    isAboutReceipt: true,
    input: ({ receipt }) => ({ receiptId: receipt.id }),
  },
  restoreReceipt: {
    verdicts: HOST,
    payload: 'receipt',
    input: async ({ receipt, host }) => {
      await setAudience(host.ctx, { id: receipt.id, audience: 'deleted' });
      return { receiptId: receipt.id };
    },
  },
};
