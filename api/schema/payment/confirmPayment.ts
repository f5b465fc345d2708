import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { confirmPayment } from '@fairtab/services/receipts/payments/changePayment';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { paymentField, receiptField, versionField } from '../payloadFields';

builder.relayMutationField(
  'confirmPayment',
  {
    description: 'The payment that arrived.',
    inputFields: (t) => ({
      paymentId: t.id({ required: true, description: 'The payment.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description: 'Says that a reported payment arrived. Only the host may.',
    errors: {
      types: [Conflict, NotFound, InvalidInput],
      union: {
        name: 'ConfirmPaymentResult',
        description: 'The confirmed payment, or the reason why it was not confirmed.',
      },
    },
    resolve: (_root, { input }, ctx) =>
      confirmPayment(ctx, { ...input, paymentId: rawId({ typename: 'Payment', id: input.paymentId }) }),
  },
  {
    description: 'The payment was confirmed.',
    outputFields: (t) => ({ payment: paymentField(t), receipt: receiptField(t), version: versionField(t) }),
  },
);
