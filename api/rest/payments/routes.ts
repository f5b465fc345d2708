import { t } from '@fairtab/domain/language/t';
import { z } from 'zod';
import { ONE_RECEIPT } from '../../scopes/fieldScopes';
import { found } from '../answers';
import {
  RestConfirmPayment,
  RestDisputePayment,
  RestListPayments,
  type ReportedPaymentFragment,
} from '../generated/documents';
import { globalId } from '../parts';
import { NO_FIELDS, route, type Route } from '../Route';
import { cashAmount, dateTime, id, moneyOut, paidMethod, paymentStatus } from '../shapes';

const reportedPayment = z
  .object({
    id,
    receiptId: id,
    claimIds: z.array(id).describe('The claims that it pays.'),
    payerName: z.string(),
    amount: moneyOut,
    cashAmount,
    paymentMethod: paidMethod,
    paymentUsername: z.string().nullable().describe('Only for the host and the payer.'),
    status: paymentStatus.describe(
      '"pending" until the host confirms or three days pass, then "completed"; "disputed" by the host.',
    ),
    createdAt: dateTime,
    completedAt: dateTime.nullable(),
  })
  .meta({ id: 'ReportedPayment' });

/** The payments of a receipt, for everybody with the link, and what its host says about them, with an account or without. */
export const PAYMENT_ROUTES: readonly Route[] = [
  route('GET /api/shared-receipts/:id/payments', {
    operationId: 'listPayments',
    scopes: ONE_RECEIPT,
    summary: 'The payments of a receipt, the oldest first, with the disputed ones.',
    answer: z.array(reportedPayment),
    readsReceipt: true,
    run: async ({ param, ask }) => {
      const { receipt } = await ask(RestListPayments, { id: param });
      const { payments } = found(receipt, t('There is no such receipt.'));
      return payments.map((payment) => render(payment, param));
    },
  }),
  route('POST /api/payments/:id/confirm', {
    operationId: 'confirmPayment',
    scopes: ['payments'],
    summary: 'Say that a reported payment arrived, for the host.',
    body: NO_FIELDS,
    answer: reportedPayment,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, idempotencyKey, ask }) => {
      const input = { paymentId: globalId('Payment', param), idempotencyKey };
      const { receipt, ...payment } = (await ask(RestConfirmPayment, { input })).result.payment;
      return render(payment, receipt.linkId);
    },
  }),
  route('POST /api/payments/:id/dispute', {
    operationId: 'disputePayment',
    scopes: ['payments'],
    summary: 'Say that the money of a payment did not arrive, for the host: its claims are open again.',
    body: NO_FIELDS,
    answer: reportedPayment,
    isIdempotent: true,
    problems: [409],
    run: async ({ param, idempotencyKey, ask }) => {
      const input = { paymentId: globalId('Payment', param), idempotencyKey };
      const { receipt, ...payment } = (await ask(RestDisputePayment, { input })).result.payment;
      return render(payment, receipt.linkId);
    },
  }),
];

function render({ claims, ...payment }: ReportedPaymentFragment, receiptId: string): z.input<typeof reportedPayment> {
  return { ...payment, receiptId, claimIds: claims.map((claim) => claim.id) };
}
