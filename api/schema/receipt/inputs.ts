import { builder } from '../builder';
import { PaymentMethod } from '../enums';
import { amountInputs, couponInput, taxClassInput } from './lineInputs';

export const ReceiptItemInput = builder.inputType('ReceiptItemInput', {
  description: 'One line of the receipt.',
  fields: (t) => ({
    id: t.id({ description: 'For editReceipt: the item that this line replaces. Without it the line is a new item.' }),
    name: t.string({ required: true, description: 'The name of the dish or drink.' }),
    ...amountInputs(t),
    note: t.string({
      description:
        'What was asked for with it. Without it a new line has none, and a line that is edited keeps its own.',
    }),
    taxClass: taxClassInput(t),
    discount: couponInput(t),
  }),
});

export const PayToInput = builder.inputType('PayToInput', {
  description: 'A way the host likes to be paid.',
  fields: (t) => ({
    method: t.field({ type: PaymentMethod, required: true, description: 'The payment method.' }),
    handle: t.string({ required: true, description: "The host's handle. Never a whole account number." }),
  }),
});

export const ExchangeRateInput = builder.inputType('ExchangeRateInput', {
  description: 'The rate of a second currency, in which amounts are shown beside that of the receipt.',
  fields: (t) => ({
    currency: t.string({ required: true, description: 'The ISO 4217 code of the second currency.' }),
    baseCurrency: t.string({
      required: true,
      description:
        'The currency of which one unit costs `rate` of the other one: that of the receipt, or `currency`. On a receipt in euros, "EUR" and "1.0842" say that a euro is 1.0842 dollars.',
    }),
    rate: t.string({
      required: true,
      description: 'A decimal above zero with a point, with at most six digits before and nine after it.',
    }),
    date: t.field({ type: 'Date', required: true, description: 'The day of the rate.' }),
  }),
});
