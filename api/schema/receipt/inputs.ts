import { builder } from '../builder';
import { PaymentMethod } from '../enums';

export const ReceiptItemInput = builder.inputType('ReceiptItemInput', {
  description: 'One line of the bill.',
  fields: (t) => ({
    id: t.id({ description: 'When editing: the item this line is now. Without it the line is a new item.' }),
    name: t.string({ required: true, description: 'What was ordered.' }),
    price: t.field({ type: 'Money', required: true, description: 'Price of one unit.' }),
    quantity: t.int({ defaultValue: 1, description: 'How many units.' }),
    splitWith: t.int({ defaultValue: 1, description: 'By how many people the host expects each unit to be shared.' }),
  }),
});

export const PayToInput = builder.inputType('PayToInput', {
  description: 'A way the host likes to be paid.',
  fields: (t) => ({
    method: t.field({ type: PaymentMethod, required: true, description: 'The rail.' }),
    handle: t.string({ required: true, description: "The host's name on that rail; never a whole account number." }),
  }),
});
