import { createEvening } from '@fairtab/services/money/evenings/changeEvening';
import { reportTransfer } from '@fairtab/services/money/settlements/moveTransfer';
import { readEvening } from '@fairtab/services/money/evenings/readEvening';
import { settleNow, transferOf } from '../fixtures/evenings';
import { newUnclaimedReceipt, type WriteFixture } from '../fixtures/WriteFixture';
import { HOST, type MutationExpectation } from './MutationExpectation';

/** Who has a part in it. */
const PARTS = 'NotAllowed NotAllowed NotAllowed yes yes NotAllowed';
const PAYER = 'NotFound NotFound NotFound yes NotFound NotFound';

/** An evening with the host's receipt, on which the diner owes something. */
async function eveningOf({ host, receipt }: WriteFixture): Promise<string> {
  return (await createEvening(host.ctx, { receiptId: receipt.id, name: 'Friday' })).evening.id;
}

/** The transfer from the diner to the host of an evening that is settled. */
async function settledTransfer(fixture: WriteFixture): Promise<string> {
  const eveningId = await eveningOf(fixture);
  await settleNow(fixture.host.ctx, eveningId);
  return transferOf(fixture.host.ctx, { eveningId, payer: fixture.diner.ctx });
}

/** Mutations of evenings. */
export const EVENING_MUTATIONS: Readonly<Record<string, MutationExpectation>> = {
  createEvening: {
    verdicts: HOST,
    payload: 'evening',
    input: ({ receipt }) => ({ receiptId: receipt.id, name: 'Friday' }),
  },
  addToEvening: {
    verdicts: HOST,
    payload: 'evening',
    input: async (fixture) => ({
      eveningId: await eveningOf(fixture),
      receiptId: await newUnclaimedReceipt(fixture),
    }),
  },
  addCredit: {
    verdicts: PARTS,
    payload: 'receipt evening',
    input: async (fixture) => ({ eveningId: await eveningOf(fixture), name: 'Taxi', amount: '24.00', people: 3 }),
  },
  takeOutOfEvening: {
    verdicts: HOST,
    payload: 'evening',
    input: async (fixture) => {
      await eveningOf(fixture);
      return { receiptId: fixture.receipt.id };
    },
  },
  settleEvening: {
    verdicts: PARTS,
    payload: 'evening',
    input: async (fixture) => {
      const eveningId = await eveningOf(fixture);
      return { eveningId, planKey: (await readEvening(fixture.host.ctx, eveningId)).plan?.key };
    },
  },
  declineSettlement: {
    verdicts: PARTS,
    payload: 'evening',
    input: async (fixture) => {
      const eveningId = await eveningOf(fixture);
      await settleNow(fixture.diner.ctx, eveningId);
      return { eveningId };
    },
  },
  reportTransfer: {
    verdicts: PAYER,
    payload: 'evening person? user?',
    input: async (fixture) => ({ transferId: await settledTransfer(fixture), method: 'CASH' }),
  },
  confirmTransfer: {
    verdicts: HOST,
    payload: 'evening person? user?',
    input: async (fixture) => ({ transferId: await settledTransfer(fixture) }),
  },
  disputeTransfer: {
    verdicts: HOST,
    payload: 'evening person? user?',
    input: async (fixture) => {
      const transferId = await settledTransfer(fixture);
      await reportTransfer(fixture.diner.ctx, { transferId, method: 'cash' });
      return { transferId };
    },
  },
};
