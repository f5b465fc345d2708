import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputePayment } from '../../receipts/payments/changePayment';
import { payClaims } from '../../receipts/payments/payClaims';
import { reopenClaim, unclaim } from '../../receipts/claims/changeClaim';
import { readConfig } from '../../config';
import type { ServiceContext } from '../../context';
import { AmountMismatch, Conflict, NotAllowed, NotFound } from '../../platform/errors';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { createReceipt } from '../../receipts/createReceipt';
import { type CardProcessing, openCardProcessing } from './CardProcessing';
import { ledgerText } from './ledgerText';
import { offerCard, openCardAccount, readCardAccount } from './cardAccount';
import { readCardPayment } from './cardPayments';
import { readLedger, readLosses } from './ledger';
import { reconcileLedger } from './reconcileLedger';
import { recordPayout } from './recordPayout';
import { refundCardPayment } from './refundCardPayment';
import { settleCardPayment } from './settleCardPayment';
import { startCardPayment } from './startCardPayment';
import { type RunningStripe, startStripeDouble } from './testing/startStripeDouble';

const { database, table } = await tableForTests();
let stripe: RunningStripe;
let cards: CardProcessing | null;
let host: SignedInContext;
let accountId: string;
beforeAll(async () => {
  stripe = await startStripeDouble();
  cards = await openCardProcessing(readConfig({ DATABASE_URL: database.url, ...stripe.env }));
  host = { ...(await signedInAccount(table)), cards };
  await openCardAccount(host);
  accountId = (await readCardAccount(host))?.id ?? '';
  stripe.double.makeReady(accountId);
  expect(await readCardAccount(host)).toMatchObject({ isReady: true });
});
afterAll(() => stripe.stop());

const withCards = (ctx: ServiceContext): ServiceContext => ({ ...ctx, cards });

/** Ana owes Hana $25.00. */
async function seatAna() {
  const { receipt } = await createReceipt(host, {
    restaurantName: 'Trattoria',
    hostName: 'Hana',
    items: [{ name: 'Pizza', price: '25.00' }],
  });
  const { claim } = await table.claim(receipt, { item: 'Pizza', name: 'Ana' });
  return { receipt, claim, ana: withCards(table.guest(claim.guestId)), ask: { receiptId: receipt.id } };
}

async function startAna() {
  const seat = await seatAna();
  const { payment } = await startCardPayment(seat.ana, seat.ask);
  const state = async () => (await table.otherProcess().stranger().store.load(seat.receipt.id)) ?? seat.receipt;
  const settle = () => settleCardPayment(withCards(table.stranger()), { cardPaymentId: payment.id });
  return { ...seat, cardPaymentId: payment.id, intentId: payment.intentId ?? '', state, settle };
}

async function chargeAna() {
  const seat = await startAna();
  stripe.double.charge(seat.intentId);
  await seat.settle();
  return seat;
}

/** The ledger of one payment, account by account. */
const balances = async (cardPaymentId: string) => {
  const { accounts, sumCents } = await readLedger(database.db, { cardPaymentId });
  expect(sumCents).toBe(0);
  return accounts;
};
const statusOf = async (id: string) =>
  (await database.db.prisma.cardPayment.findUniqueOrThrow({ where: { id } })).status;

describe('paying by card', () => {
  it('says part, fee and sum before it is chosen, and nothing to strangers or when it is off', async () => {
    const { ana, ask, claim } = await seatAna();
    expect(await offerCard(ana, ask)).toEqual({ portionCents: 25_00, feeCents: 75, totalCents: 25_75 });
    expect(await offerCard({ ...ana, cards: null }, ask)).toBeNull();
    expect(await offerCard(withCards(table.stranger()), { ...ask, claimIds: [claim.id] })).toBeNull();
    const other = await table.newReceipt();
    const { claim: theirs } = await table.claim(other, { item: 'Beer', name: 'Ben' });
    expect(await offerCard(withCards(table.guest(theirs.guestId)), { receiptId: other.id })).toBeNull();
  });

  it('pays the claims when the processor says so, and not before', async () => {
    const { state, settle, intentId, cardPaymentId, ana } = await startAna();
    await settle();
    expect((await state()).claims).toMatchObject([{ status: 'claimed' }]);
    stripe.double.process(intentId);
    await settle();
    expect((await state()).claims).toMatchObject([{ status: 'claimed' }]);
    stripe.double.charge(intentId);
    await settle();
    await settle();
    expect(await state()).toMatchObject({
      claims: [{ status: 'paid', paymentId: cardPaymentId }],
      payments: [{ id: cardPaymentId, amountCents: 25_00, method: 'card', status: 'charged' }],
    });
    expect(await readCardPayment(ana, cardPaymentId)).toMatchObject({ status: 'paid' });
    expect(await readCardPayment(host, cardPaymentId)).toBeNull();
    expect(await readCardPayment(table.stranger(), cardPaymentId)).toBeNull();
    expect(await balances(cardPaymentId)).toEqual({
      processor: 75 - 105,
      hostFunds: 25_00,
      hostPayable: -25_00,
      feeIncome: -75,
      processorCost: 105,
    });
  });

  it('begins the same payment again when the page is loaded anew', async () => {
    const { ana, ask, cardPaymentId, settle } = await startAna();
    const again = await startCardPayment(ana, ask);
    expect(again.payment.id).toBe(cardPaymentId);
    expect(again.clientSecret).toMatch(/_secret_/);
    stripe.double.charge(again.payment.intentId ?? '');
    await expect(startCardPayment(ana, ask)).rejects.toThrow('under way');
    await settle();
    await expect(startCardPayment(ana, ask)).rejects.toThrow('no outstanding claims');
  });

  it('keeps the reason of a refusal, and takes a second try', async () => {
    const { settle, intentId, cardPaymentId, state } = await startAna();
    stripe.double.decline(intentId);
    await settle();
    const failed = await database.db.prisma.cardPayment.findUniqueOrThrow({ where: { id: cardPaymentId } });
    expect(failed).toMatchObject({ status: 'failed', failure: 'insufficient_funds' });
    stripe.double.charge(intentId);
    await settle();
    expect((await state()).claims).toMatchObject([{ status: 'paid' }]);
  });

  it('refuses strangers, the host, another sum and what is paid already', async () => {
    const { ana, ask, claim } = await seatAna();
    const stranger = withCards(table.stranger());
    await expect(startCardPayment(stranger, { ...ask, claimIds: [claim.id] })).rejects.toThrow(NotAllowed);
    await expect(startCardPayment(host, { ...ask, claimIds: [claim.id] })).rejects.toThrow(Conflict);
    await expect(startCardPayment(ana, { ...ask, expectedTotal: '25.00' })).rejects.toThrow(AmountMismatch);
    await expect(startCardPayment({ ...ana, cards: null }, ask)).rejects.toThrow(Conflict);
    await expect(startCardPayment(ana, { receiptId: 'nothing' })).rejects.toThrow(NotFound);
    await payClaims(ana, { ...ask, method: 'cash' });
    await expect(startCardPayment(ana, ask)).rejects.toThrow(Conflict);
  });

  it.each([
    [
      'were paid in another way',
      (ana: ServiceContext, receiptId: string) => payClaims(ana, { receiptId, method: 'cash' }),
    ],
    ['were given back', (ana: ServiceContext, _id: string, claimId: string) => unclaim(ana, { claimId })],
  ])('gives the money back when the claims %s meanwhile', async (_what, change) => {
    const { ana, receipt, claim, intentId, settle, state, cardPaymentId } = await startAna();
    await change(ana, receipt.id, claim.id);
    stripe.double.charge(intentId);
    await settle();
    await settle();
    expect((await state()).payments.find(({ id }) => id === cardPaymentId)).toMatchObject({ status: 'refunded' });
    expect(stripe.double.of('refund', intentId)).toHaveLength(1);
    expect(await statusOf(cardPaymentId)).toBe('refunded');
    expect(await balances(cardPaymentId)).toEqual({ processor: -105, processorCost: 105 });
  });

  it('gives up a payment that nobody finished for a day', async () => {
    const { settle, cardPaymentId } = await startAna();
    await database.db.prisma.cardPayment.update({
      where: { id: cardPaymentId },
      data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) },
    });
    await settle();
    expect(await statusOf(cardPaymentId)).toBe('canceled');
  });
});

describe('money that goes back', () => {
  it('is refunded by the host, once, and opens the claims', async () => {
    const { cardPaymentId, settle, state, ana, intentId } = await chargeAna();
    await expect(refundCardPayment(ana, { paymentId: cardPaymentId })).rejects.toThrow(NotFound);
    await expect(refundCardPayment(withCards(table.stranger()), { paymentId: cardPaymentId })).rejects.toThrow(
      NotFound,
    );
    await refundCardPayment(host, { paymentId: cardPaymentId });
    await Promise.all([settle(), settle()]);
    expect(await state()).toMatchObject({
      claims: [{ status: 'claimed', paymentId: null }],
      payments: [{ status: 'refunded', amountCents: 25_00 }],
    });
    await expect(refundCardPayment(host, { paymentId: cardPaymentId })).rejects.toThrow(Conflict);
    expect(stripe.double.of('refund', intentId)).toHaveLength(1);
    expect(await balances(cardPaymentId)).toEqual({ processor: -105, processorCost: 105 });
  });

  it('is neither disputed nor reopened by the host, since it did arrive', async () => {
    const { cardPaymentId, claim } = await chargeAna();
    await expect(disputePayment(host, { paymentId: cardPaymentId })).rejects.toThrow(Conflict);
    await expect(reopenClaim(host, { claimId: claim.id })).rejects.toThrow(Conflict);
  });

  it('is owed to the payer when the refund fails', async () => {
    const { cardPaymentId, settle, intentId } = await chargeAna();
    await refundCardPayment(host, { paymentId: cardPaymentId });
    await settle();
    stripe.double.failRefund(stripe.double.of('refund', intentId)[0]?.id ?? '');
    await settle();
    expect(await statusOf(cardPaymentId)).toBe('refundFailed');
    expect(await balances(cardPaymentId)).toMatchObject({ payerPayable: -25_75, processor: 25_75 - 105 });
  });

  it('stays paid while a bank disputes it and when that is won, and opens the claims when it is lost', async () => {
    const [won, lost] = [await chargeAna(), await chargeAna()];
    const disputes = [won, lost].map(({ intentId }) => stripe.double.dispute(intentId)) as [string, string];
    for (const seat of [won, lost]) {
      await seat.settle();
      expect((await seat.state()).claims).toMatchObject([{ status: 'paid' }]);
      expect(await balances(seat.cardPaymentId)).toMatchObject({ disputes: 25_75 });
    }
    stripe.double.closeDispute(disputes[0], 'won');
    stripe.double.closeDispute(disputes[1], 'lost');
    for (const seat of [won, lost]) {
      await seat.settle();
      await seat.settle();
    }
    expect((await won.state()).claims).toMatchObject([{ status: 'paid' }]);
    expect((await lost.state()).claims).toMatchObject([{ status: 'claimed' }]);
    const costs = { processor: -105 - 15_00, processorCost: 105 + 15_00 };
    expect(await balances(lost.cardPaymentId)).toEqual(costs);
    expect(stripe.double.all('transfer_reversal')).toHaveLength(1);
  });
});

describe('money that went back already', () => {
  it('is not taken from the host again when the bank takes it too: that is a loss of Fairtab, which is told', async () => {
    const { cardPaymentId, settle, intentId, state } = await chargeAna();
    const reversals = stripe.double.all('transfer_reversal').length;
    await refundCardPayment(host, { paymentId: cardPaymentId });
    await settle();
    stripe.double.closeDispute(stripe.double.dispute(intentId), 'lost');
    await settle();
    await settle();
    expect(stripe.double.all('transfer_reversal')).toHaveLength(reversals);
    expect((await state()).claims).toMatchObject([{ status: 'claimed' }]);
    expect(await balances(cardPaymentId)).toEqual({
      processor: -105 - 15_00 - 25_75,
      processorCost: 105 + 15_00,
      losses: 25_75,
    });
    const lossOf = async (ctx: ServiceContext) =>
      (await readLosses(ctx)).filter((loss) => loss.cardPaymentId === cardPaymentId);
    expect(await lossOf(table.stranger())).toMatchObject([{ cents: 25_75 }]);
    const later = new Date(Date.now() + 73 * 60 * 60 * 1000);
    expect(await lossOf({ ...table.stranger(), now: () => later })).toEqual([]);
  });

  it('waits while a bank decides, and goes back when the dispute is won', async () => {
    const { cardPaymentId, settle, intentId, state } = await chargeAna();
    const dispute = stripe.double.dispute(intentId);
    await settle();
    await expect(refundCardPayment(host, { paymentId: cardPaymentId })).rejects.toThrow('bank is looking into');
    stripe.double.closeDispute(dispute, 'won');
    await settle();
    await refundCardPayment(host, { paymentId: cardPaymentId });
    // The bank is asked by somebody else before the job runs.
    const second = stripe.double.dispute(intentId);
    await settle();
    expect(stripe.double.of('refund', intentId)).toEqual([]);
    stripe.double.closeDispute(second, 'won');
    await settle();
    expect(stripe.double.of('refund', intentId)).toHaveLength(1);
    expect((await state()).payments).toMatchObject([{ status: 'refunded' }]);
  });

  it('is refused by the database beyond what the host received', async () => {
    const { cardPaymentId } = await chargeAna();
    const post = (id: string, cents: number) =>
      database.db.pool.query(
        `WITH made AS (INSERT INTO ledger_transaction (id, kind, card_payment_id, card_account_id) VALUES ($1, 'disputeLost', $2, 'acct'))
         INSERT INTO ledger_posting (transaction_id, account, cents)
         VALUES ($1, 'hostPayable', $3::bigint), ($1, 'hostFunds', -$3::bigint)`,
        [id, cardPaymentId, cents],
      );
    await expect(post('disputeLost:more', 25_01)).rejects.toThrow('returns more');
    await post('disputeLost:all', 25_00);
    await expect(post('disputeLost:again', 1)).rejects.toThrow('returns more');
  });
});

describe('payouts to a host', () => {
  it('are posted in parts, and come back when they fail later', async () => {
    const ctx = withCards(table.stranger());
    const payouts = () => readLedger(database.db, { cardAccountId: accountId, kinds: ['payout', 'payoutFailed'] });
    const part = stripe.double.payOut(accountId, { amount: 10_00, status: 'paid' });
    const rest = stripe.double.payOut(accountId, { amount: 15_00, status: 'pending' });
    for (const payoutId of [part, rest, part]) await recordPayout(ctx, { payoutId, accountId });
    expect((await payouts()).accounts).toEqual({ hostPayable: 10_00, hostFunds: -10_00 });
    stripe.double.setPayout(rest, { accountId, status: 'failed' });
    stripe.double.setPayout(part, { accountId, status: 'failed' });
    for (const payoutId of [part, rest]) await recordPayout(ctx, { payoutId, accountId });
    expect((await payouts()).accounts).toEqual({});
    expect(await readCardAccount(host)).toMatchObject({ payoutFailure: 'account_closed' });
  });
});

describe('the ledger', () => {
  it('is printed: each account, their sum of zero, and the newest transactions line by line', async () => {
    const { cardPaymentId } = await chargeAna();
    const { transactionCount } = await readLedger(database.db);
    const text = await ledgerText(database.db, { newest: 2 });
    expect(text).toMatch(/^ {2}sum +\$0\.00$/m);
    expect(text).toContain(`Transactions: ${transactionCount}, the newest 2 are\n`);
    expect(text.split(`  of ${cardPaymentId}\n`)).toHaveLength(3);
    expect(text).toMatch(/^ {2}hostPayable +-\$25\.00$/m);
    expect(text).toMatch(/^ {2}processorCost +\$1\.05$/m);
  });

  it('agrees with the processor’s report, and says what is missing in either', async () => {
    const missed = await startAna();
    stripe.double.charge(missed.intentId);
    const later = { ...withCards(table.stranger()), now: () => new Date(Date.now() + 2 * 60 * 60 * 1000) };
    expect(await reconcileLedger(later)).toMatchObject([
      { cardPaymentId: missed.cardPaymentId, reportedCents: 25_75, postedCents: null },
      { cardPaymentId: missed.cardPaymentId, reportedCents: -105, postedCents: null },
    ]);
    await missed.settle();
    expect(await reconcileLedger(later)).toEqual([]);
    const [entry] = stripe.double.all('balance_transaction');
    stripe.double.objects.delete(entry?.id ?? '');
    expect(await reconcileLedger(later)).toMatchObject([{ reportedCents: null }, { reportedCents: null }]);
  });

  it('agrees about a dispute from its beginning until it is won', async () => {
    const later = { ...withCards(table.stranger()), now: () => new Date(Date.now() + 2 * 60 * 60 * 1000) };
    const seat = await chargeAna();
    const found = async () =>
      (await reconcileLedger(later)).filter(({ cardPaymentId }) => cardPaymentId === seat.cardPaymentId);
    expect(await found()).toEqual([]);
    const dispute = stripe.double.dispute(seat.intentId);
    expect(await found()).toMatchObject([
      { id: `dispute:${dispute}`, cardPaymentId: seat.cardPaymentId, postedCents: null },
    ]);
    await seat.settle();
    expect(await found()).toEqual([]);
    stripe.double.closeDispute(dispute, 'won');
    expect(await found()).toMatchObject([{ id: `disputeWon:${dispute}`, reportedCents: 25_75, postedCents: null }]);
    await seat.settle();
    expect(await found()).toEqual([]);
  });

  it('is refused by the database when it does not add up, and never changes', async () => {
    const { pool } = database.db;
    await chargeAna();
    await pool.query(
      `INSERT INTO ledger_transaction (id, kind, card_account_id) VALUES ('charge:x', 'charge', 'acct')`,
    );
    await expect(
      pool.query(`INSERT INTO ledger_posting (transaction_id, account, cents) VALUES ('charge:x', 'processor', 1)`),
    ).rejects.toThrow('do not add up');
    await expect(pool.query('UPDATE ledger_posting SET cents = 1')).rejects.toThrow('only grows');
    await expect(pool.query('DELETE FROM ledger_posting')).rejects.toThrow('only grows');
  });
});
