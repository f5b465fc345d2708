import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { confirmPayment } from '@fairtab/services/receipts/payments/changePayment';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { paymentField, receiptField, versionField } from '../payloadFields';

addMutation('confirmPayment', {
  description: 'Says that a reported payment arrived. Only the host may.',
  input: 'The payment that arrived.',
  inputFields: (t) => ({
    paymentId: t.id({ required: true, description: 'The payment.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [Conflict, NotFound, InvalidInput],
  result: 'The confirmed payment, or the reason why it was not confirmed.',
  resolve: (input, ctx) =>
    confirmPayment(ctx, { ...input, paymentId: rawId({ typename: 'Payment', id: input.paymentId }) }),
  payload: 'The payment was confirmed.',
  outputFields: (t) => ({ payment: paymentField(t), receipt: receiptField(t), version: versionField(t) }),
});
