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
