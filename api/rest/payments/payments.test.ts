import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECEIPT_INPUT } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';
import type { RestAnswer } from '../../testing/Browser';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Send = (method: string, path: string, body?: object) => Promise<RestAnswer>;

/** A program without an account, which keeps a token. */
async function guest(): Promise<Send> {
  const { body } = await api.browser().rest('POST', '/api/guests');
  const headers = { authorization: `Bearer ${String(body['token'])}` };
  return (method, path, sent) => api.browser().rest(method, path, { headers, ...(sent && { body: sent }) });
}

/** A bill of one guest on which another one said to have paid. */
async function reportedPayment() {
  const [host, diner] = [await guest(), await guest()];
  const bill = await host('POST', '/api/shared-receipts', RECEIPT_INPUT);
  const path = `/api/shared-receipts/${String(bill.body['id'])}`;
  const claim = await diner('POST', `${path}/claims`, { itemIndex: 0, claimerName: 'Ana' });
  const claimId = String(claim.body['id']);
  await diner('PATCH', `/api/shared-receipt-claims/${claimId}`, { paymentMethod: 'cash', paymentUsername: null });
  const listed = await host('GET', `${path}/payments`);
  const [payment] = listed.body as unknown as [Record<string, unknown>];
  return { host, diner, path, claimId, payment, of: `/api/payments/${String(payment['id'])}` };
}

describe('a host without an account', () => {
  it('finds the payments of its receipt and confirms one, once', async () => {
    const { host, path, claimId, payment, of } = await reportedPayment();
    expect(payment).toMatchObject({ payerName: 'Ana', paymentMethod: 'cash', status: 'pending', claimIds: [claimId] });
    const confirmed = await host('POST', `${of}/confirm`);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { ...payment, status: 'completed', completedAt: expect.any(String) },
    });
    expect(await host('POST', `${of}/confirm`)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await host('GET', `${path}/payments`)).body).toEqual([confirmed.body]);
  });

  it('says that a payment did not arrive, and its claims are open again', async () => {
    const { host, path, of } = await reportedPayment();
    expect(await host('POST', `${of}/dispute`)).toMatchObject({ status: 200, body: { status: 'disputed' } });
    const { body } = await host('GET', path);
    expect(body['claims']).toMatchObject([{ status: 'claimed' }]);
  });
});

it('neither the payer, nor another guest, nor nobody confirms or disputes a payment', async () => {
  const { host, diner, path, payment, of } = await reportedPayment();
  const stranger = await guest();
  const nobody: Send = (method, to) => api.browser().rest(method, to);
  for (const send of [diner, stranger, nobody])
    for (const what of ['confirm', 'dispute'])
      expect(await send('POST', `${of}/${what}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await host('GET', `${path}/payments`)).body).toEqual([payment]);
});
