import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { disputePayment } from '@fairtab/services/receipts/payments/changePayment';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { paymentField, receiptField, versionField } from '../payloadFields';

addMutation('disputePayment', {
  description: 'Says that a payment did not arrive. Only the host may. All its claims are unpaid again.',
  input: 'The payment that did not arrive.',
  inputFields: (t) => ({
    paymentId: t.id({ required: true, description: 'The payment.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [Conflict, NotFound, InvalidInput],
  result: 'The disputed payment, or the reason why it was not disputed.',
  resolve: (input, ctx) =>
    disputePayment(ctx, { ...input, paymentId: rawId({ typename: 'Payment', id: input.paymentId }) }),
  payload: 'The payment was disputed, and its claims are unpaid again.',
  outputFields: (t) => ({ payment: paymentField(t), receipt: receiptField(t), version: versionField(t) }),
});
