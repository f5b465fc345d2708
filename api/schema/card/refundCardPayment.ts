import { refundCardPayment } from '@fairtab/services/money/cards/refundCardPayment';
import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { paymentField, receiptField } from '../payloadFields';

builder.relayMutationField(
  'refundCardPayment',
  {
    description: 'The card payment to give back.',
    inputFields: (t) => ({
      paymentId: t.id({ required: true, description: 'The payment.' }),
      idempotencyKey: idempotencyKeyInput(t),
    }),
  },
  {
    description:
      'Gives a card payment back, all of it with its fee. Only the host may. Its claims are unpaid again when the processor has done it.',
    errors: {
      types: [Conflict, NotFound, InvalidInput],
      union: { name: 'RefundCardPaymentResult', description: 'The payment, or the reason why it stays.' },
    },
    resolve: (_root, { input }, ctx) =>
      refundCardPayment(ctx, { ...input, paymentId: rawId({ typename: 'Payment', id: input.paymentId }) }),
  },
  {
    description: 'The processor is asked to give it back.',
    outputFields: (t) => ({ payment: paymentField(t), receipt: receiptField(t) }),
  },
);
