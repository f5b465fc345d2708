import { AmountMismatch, Conflict, InvalidInput, NotFound, NotSignedIn } from '@fairtab/services/platform/errors';
import { payPerson } from '@fairtab/services/money/settling/settlePerson';
import { addMutation } from '../addMutation';
import { builder } from '../builder';
import { PaymentMethod } from '../enums';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { settledFields } from './settledFields';

const ReceiptToPayInput = builder.inputType('ReceiptToPayInput', {
  description: 'One of the receipts that are paid together.',
  fields: (t) => ({
    receiptId: receiptIdInput(t),
    expectedAmount: t.field({
      type: 'Money',
      required: true,
      description:
        'What the client showed as open there. Another amount, by a cent too, is refused with AmountMismatch.',
    }),
  }),
});

addMutation('payPerson', {
  description:
    'Reports all that the account has not paid on receipts of one host as paid with one sum: a payment on each receipt, all or none of them. Fairtab itself moves no money.',
  input: 'The receipts of one host that were paid with one sum, and the way they were paid.',
  inputFields: (t) => ({
    personId: t.id({ required: true, description: 'The host, as one of the people of the account.' }),
    receipts: t.field({ type: [ReceiptToPayInput], required: true, description: 'The receipts; at most 50.' }),
    method: t.field({ type: PaymentMethod, description: 'How they were paid. Required without `paymentMethodId`.' }),
    handle: t.string({ description: "The payer's handle for this method, to recognise the payment by." }),
    paymentMethodId: t.id({ description: "One of the account's saved methods, in place of `method` and `handle`." }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotFound, NotSignedIn, AmountMismatch],
  result: 'The payments, or the reason why there are none.',
  resolve: (input, ctx) =>
    payPerson(ctx, {
      ...input,
      personId: rawId({ typename: 'Counterparty', id: input.personId }),
      receipts: input.receipts.map(({ receiptId, expectedAmount }) => ({
        receiptId: rawId({ typename: 'Receipt', id: receiptId }),
        expectedAmount,
      })),
      paymentMethodId: input.paymentMethodId && rawId({ typename: 'SavedPaymentMethod', id: input.paymentMethodId }),
    }),
  payload: 'Everything was reported as paid.',
  outputFields: settledFields,
});
