import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { disputePayment } from '@fairtab/services/receipts/payments/changePayment';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { paymentField, receiptField, versionField } from '../payloadFields';

builder.relayMutationField(
  'disputePayment',
  {
    description: 'The payment that did not arrive.',
    inputFields: (t) => ({
      paymentId: t.id({ required: true, description: 'The payment.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description: 'Says that a payment did not arrive. Only the host may. All its claims are unpaid again.',
    errors: {
      types: [Conflict, NotFound, InvalidInput],
      union: {
        name: 'DisputePaymentResult',
        description: 'The disputed payment, or the reason why it was not disputed.',
      },
    },
    resolve: (_root, { input }, ctx) =>
      disputePayment(ctx, { ...input, paymentId: rawId({ typename: 'Payment', id: input.paymentId }) }),
  },
  {
    description: 'The payment was disputed, and its claims are unpaid again.',
    outputFields: (t) => ({ payment: paymentField(t), receipt: receiptField(t), version: versionField(t) }),
  },
);
