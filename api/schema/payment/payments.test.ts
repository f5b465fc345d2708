import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import { attempt, claim, createReceipt, itemNamed, pay, type SeenReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
let host: Browser;
let ana: Browser;
let receipt: SeenReceipt;
let claimId: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  host = api.browser();
  ana = api.browser();
  receipt = await createReceipt(host);
  claimId = (await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana' })).claim.id;
});

describe('payClaims', () => {
  it('pays all unpaid claims of the viewer with one payment', async () => {
    await claim(ana, { item: itemNamed(receipt, 'Negroni'), name: 'Kid', units: 1 });
    const paid = await pay(ana, { receipt, method: 'VENMO', handle: '@ana-b' });
    expect(paid.payment).toMatchObject({ status: 'REPORTED', amount: '36.40', method: 'VENMO' });
    expect(paid.receipt).toMatchObject({ paid: '36.40', remaining: '15.60' });
  });

  it('shows when a reported payment is confirmed automatically', async () => {
    const result = await attempt(ana, {
      mutation: 'payClaims',
      input: { receiptId: receipt.id, claimIds: [claimId], method: 'CASH' },
      payload: 'payment { createdAt completedAt acceptedAt claims { id } }',
    });
    const { payment } = result as unknown as {
      payment: { createdAt: string; completedAt: null; acceptedAt: string; claims: object[] };
    };
    expect(Date.parse(payment.acceptedAt) - Date.parse(payment.createdAt)).toBe(3 * 24 * 60 * 60 * 1000);
    expect(payment).toMatchObject({ completedAt: null, claims: [{ id: claimId }] });
  });

  it('shows a handle only to the host and the payer', async () => {
    await pay(ana, { receipt, method: 'VENMO', handle: '@ana-b' });
    const seen = async (browser: Browser) => {
      const { data } = await browser.ask('query ($id: ID!) { receipt(id: $id) { payments { handle } } }', {
        id: receipt.id,
      });
      return data?.['receipt'];
    };
    expect(await seen(ana)).toEqual({ payments: [{ handle: 'ana-b' }] });
    expect(await seen(host)).toEqual({ payments: [{ handle: 'ana-b' }] });
    expect(await seen(api.browser())).toEqual({ payments: [{ handle: null }] });
  });

  it('answers each refusal with its type', async () => {
    const payAs = (browser: Browser, input: object) =>
      attempt(browser, { mutation: 'payClaims', input: { receiptId: receipt.id, method: 'CASH', ...input } });
    const ben = api.browser();
    await claim(ben, { item: itemNamed(receipt, 'Negroni'), name: 'Ana', units: 1 });
    expect(await payAs(ben, { claimIds: [claimId] })).toMatchObject({ __typename: 'NotAllowed' });
    expect(await payAs(api.browser(), { claimIds: [claimId] })).toMatchObject({ __typename: 'NotAllowed' });
    expect(await payAs(ana, { method: 'VENMO', handle: 'not a handle!' })).toMatchObject({
      __typename: 'InvalidInput',
    });
    expect(await payAs(ana, { claimIds: ['nothing'] })).toMatchObject({ __typename: 'NotFound' });
    expect(await payAs(ana, { receiptId: 'nothing' })).toMatchObject({ __typename: 'NotFound' });
    expect(await payAs(ana, {})).toMatchObject({ __typename: 'PayClaimsPayload' });
    expect(await payAs(ana, {})).toMatchObject({ __typename: 'Conflict' });
  });

  it('pays once for a retry with the same key', async () => {
    const idempotencyKey = crypto.randomUUID();
    const first = await pay(ana, { receipt, idempotencyKey });
    const again = await pay(ana, { receipt, idempotencyKey });
    expect(again.payment.id).toBe(first.payment.id);
    expect(again.receipt.paid).toBe('20.80');
  });
});

describe('confirmPayment and disputePayment', () => {
  const act = (browser: Browser, { mutation, paymentId }: { mutation: string; paymentId: string }) =>
    attempt(browser, { mutation, input: { paymentId }, payload: 'payment { status } receipt { paid remaining }' });

  it('let the host confirm', async () => {
    const { payment } = await pay(ana, { receipt });
    const confirm = { mutation: 'confirmPayment', paymentId: payment.id };
    expect(await act(host, confirm)).toMatchObject({ payment: { status: 'CONFIRMED' }, receipt: { paid: '20.80' } });
    expect((await act(host, confirm)).__typename).toBe('Conflict');
  });

  it('let the host dispute, which makes the claims unpaid again', async () => {
    const { payment } = await pay(ana, { receipt });
    const dispute = { mutation: 'disputePayment', paymentId: payment.id };
    expect(await act(host, dispute)).toMatchObject({
      payment: { status: 'DISPUTED' },
      receipt: { paid: '0.00', remaining: '52.00' },
    });
    expect((await act(host, dispute)).__typename).toBe('Conflict');
  });

  it.each(['confirmPayment', 'disputePayment'])(
    '%s answers all others as if there were no payment',
    async (mutation) => {
      const { payment } = await pay(ana, { receipt });
      expect((await act(ana, { mutation, paymentId: payment.id })).__typename).toBe('NotFound');
      expect((await act(api.browser(), { mutation, paymentId: payment.id })).__typename).toBe('NotFound');
      expect((await act(host, { mutation, paymentId: 'nothing' })).__typename).toBe('NotFound');
    },
  );
});
