import { Conflict, NotFound } from '@fairtab/services/errors';
import { confirmPayment } from '@fairtab/services/payments/confirmPayment';
import { builder } from '../builder';
import { rawId } from '../ids';
import { must, PaymentRef, paymentNodeOf, ReceiptRef } from '../refs';

builder.relayMutationField(
  'confirmPayment',
  {
    description: 'Which payment arrived.',
    inputFields: (t) => ({ paymentId: t.id({ required: true, description: 'The payment.' }) }),
  },
  {
    description: 'Says that a reported payment arrived; for the host.',
    errors: {
      types: [Conflict, NotFound],
      union: { name: 'ConfirmPaymentResult', description: 'The confirmed payment, or why it stays.' },
    },
    resolve: (_root, { input }, ctx) =>
      confirmPayment(ctx, { paymentId: rawId({ typename: 'Payment', id: input.paymentId }) }),
  },
  {
    description: 'The payment is confirmed.',
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
