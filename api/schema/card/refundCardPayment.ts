import { refundCardPayment } from '@fairtab/services/money/cards/refundCardPayment';
import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { paymentField, receiptField } from '../payloadFields';

addMutation('refundCardPayment', {
  description:
    'Gives a card payment back, all of it with its fee. Only the host may. Its claims are unpaid again when the processor has done it.',
  input: 'The card payment to give back.',
  inputFields: (t) => ({
    paymentId: t.id({ required: true, description: 'The payment.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [Conflict, NotFound, InvalidInput],
  result: 'The payment, or the reason why it stays.',
  resolve: (input, ctx) =>
    refundCardPayment(ctx, { ...input, paymentId: rawId({ typename: 'Payment', id: input.paymentId }) }),
  payload: 'The processor is asked to give it back.',
  outputFields: (t) => ({ payment: paymentField(t), receipt: receiptField(t) }),
});
