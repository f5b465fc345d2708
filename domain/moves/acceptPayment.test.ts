import { expect, it } from 'vitest';
import { said } from '../testing/said';
import { ACCEPT_PAYMENT_AFTER_MS, type PaymentState } from '../receipts';
import { receiptOf } from '../testing/bills';
import { acceptPayment } from './acceptPayment';

const AT = '2026-11-20T22:00:00.000Z';
const payment: PaymentState = {
  id: 'payment',
  payerGuestId: 'ana',
  payerName: 'Ana',
  amountCents: 500,
  cashCents: null,
  method: 'cash',
  handle: null,
  groupId: null,
  status: 'reported',
  createdAt: AT,
  completedAt: null,
};
const accept = (paymentId: string, ms: number) =>
  acceptPayment({ state: receiptOf({ payments: [payment] }), paymentId, now: new Date(Date.parse(AT) + ms) });

it('accepts a payment after three days and not a millisecond before', () => {
  const refusal = { kind: 'conflict', message: 'The host still has time to answer.' };
  expect(accept('payment', ACCEPT_PAYMENT_AFTER_MS - 1)).toEqual({ refusal });
  const accepted = accept('payment', ACCEPT_PAYMENT_AFTER_MS);
  expect(accepted).toMatchObject({
    next: { payments: [{ status: 'confirmed', completedAt: '2026-11-23T22:00:00.000Z' }] },
  });
  expect(said(accepted)).toBe('Fairtab accepted $5.00 from Ana after three days');
});

it('finds no payment under another id', () => {
  expect(accept('other', ACCEPT_PAYMENT_AFTER_MS)).toEqual({ refusal: { kind: 'notFound' } });
});
