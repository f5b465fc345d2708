import { Conflict, NotFound } from '@fairtab/services/errors';
import { disputePayment } from '@fairtab/services/payments/disputePayment';
import { builder } from '../builder';
import { rawId } from '../ids';
import { must, PaymentRef, paymentNodeOf, ReceiptRef } from '../refs';

builder.relayMutationField(
  'disputePayment',
  {
    description: 'Which payment did not arrive.',
    inputFields: (t) => ({ paymentId: t.id({ required: true, description: 'The payment.' }) }),
  },
  {
    description: 'Says that a payment did not arrive; for the host. All its claims are open again.',
    errors: {
      types: [Conflict, NotFound],
      union: { name: 'DisputePaymentResult', description: 'The disputed payment, or why it stays.' },
    },
    resolve: (_root, { input }, ctx) =>
      disputePayment(ctx, { paymentId: rawId({ typename: 'Payment', id: input.paymentId }) }),
  },
  {
    description: 'The payment is disputed and its claims are open again.',
    outputFields: (t) => ({
      payment: t.field({
        type: PaymentRef,
        description: 'The payment as it is now.',
        resolve: ({ receipt, paymentId }) => must(paymentNodeOf(receipt, paymentId)),
      }),
      receipt: t.field({ type: ReceiptRef, description: 'The receipt with it.', resolve: ({ receipt }) => receipt }),
    }),
  },
);
