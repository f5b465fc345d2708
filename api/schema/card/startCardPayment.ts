import { startCardPayment } from '@fairtab/services/money/cards/startCardPayment';
import {
  AmountMismatch,
  Conflict,
  InvalidInput,
  NotAllowed,
  NotFound,
  TooManyAttempts,
} from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { CardPaymentRef } from './CardPayment';

addMutation('startCardPayment', {
  description:
    'Begins a payment by card. It pays nothing: the claims are paid when the processor reports that the card was charged.',
  input: 'The claims to pay by card.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    claimIds: t.idList({ description: 'The claims. All unpaid claims of the viewer by default.' }),
    expectedTotal: t.field({
      type: 'Money',
      description: 'The sum with the fee that the client showed. Another one is refused with AmountMismatch.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotFound, NotAllowed, AmountMismatch, TooManyAttempts],
  result: 'The payment, or the reason why there is none.',
  resolve: (input, ctx) =>
    startCardPayment(ctx, {
      ...input,
      receiptId: rawId({ typename: 'Receipt', id: input.receiptId }),
      claimIds: input.claimIds?.map((id) => rawId({ typename: 'Claim', id })),
    }),
  payload: 'The payment was begun.',
  outputFields: (t) => ({
    cardPayment: t.field({
      type: CardPaymentRef,
      description: 'The payment.',
      resolve: ({ payment }) => payment,
    }),
    clientSecret: t.exposeString('clientSecret', {
      description: 'With it the payer’s browser sends the card to the processor. Keep it from everybody else.',
    }),
  }),
});
