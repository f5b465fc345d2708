import {
  AmountMismatch,
  Conflict,
  InvalidInput,
  NotAllowed,
  NotFound,
  NotSignedIn,
} from '@fairtab/services/platform/errors';
import { payClaims } from '@fairtab/services/receipts/payments/payClaims';
import { addMutation } from '../addMutation';
import { PaymentMethod } from '../enums';
import { rawId } from '../ids';
import { expectedAmountInput, idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { paymentField, receiptField, versionField } from '../payloadFields';

addMutation('payClaims', {
  description: 'Reports claims as paid with one payment, all or none of them. Fairtab itself moves no money.',
  input: 'The claims that were paid, and the way they were paid.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    claimIds: t.idList({ description: 'The claims. All unpaid claims of the viewer by default.' }),
    method: t.field({ type: PaymentMethod, description: 'How they were paid. Required without `paymentMethodId`.' }),
    handle: t.string({ description: "The payer's handle for this method, to recognise the payment by." }),
    paymentMethodId: t.id({ description: "One of the account's saved methods, in place of `method` and `handle`." }),
    expectedAmount: expectedAmountInput(t),
    cashAmount: t.field({
      type: 'Money',
      description:
        'What was given in cash, where the amount was rounded to coins (`Payment.cashAmount`). Another sum than that is refused with AmountMismatch, and the claims count as paid in full.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotFound, NotAllowed, NotSignedIn, AmountMismatch],
  result: 'The payment, or the reason why there is none.',
  resolve: (input, ctx) =>
    payClaims(ctx, {
      ...input,
      receiptId: rawId({ typename: 'Receipt', id: input.receiptId }),
      claimIds: input.claimIds?.map((id) => rawId({ typename: 'Claim', id })),
      paymentMethodId: input.paymentMethodId && rawId({ typename: 'SavedPaymentMethod', id: input.paymentMethodId }),
    }),
  payload: 'The claims were reported as paid.',
  outputFields: (t) => ({
    payment: paymentField(t, { description: 'The new payment.' }),
    receipt: receiptField(t),
    version: versionField(t),
  }),
});
