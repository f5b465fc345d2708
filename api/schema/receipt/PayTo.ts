import { parseMoney } from '@fairtab/domain/money';
import { payLink } from '@fairtab/domain/payLinks';
import { PaymentMethod } from '../enums';
import { must, PayToRef } from '../refs';

PayToRef.implement({
  description: 'A way the host likes to be paid.',
  fields: (t) => ({
    method: t.expose('method', { type: PaymentMethod, description: 'The payment method.' }),
    handle: t.exposeString('handle', { description: "The host's handle, without its sign (@ or $)." }),
    link: t.string({
      nullable: true,
      description:
        'A link that opens the app or site of the method with the amount filled in; null for methods without links.',
      args: {
        amount: t.arg({ type: 'Money', required: true, description: 'The amount to pay.' }),
        note: t.arg.string({ description: 'A text for the host. Only the link of Venmo has it.' }),
      },
      resolve: ({ method, handle }, { amount, note }) =>
        payLink({ method, handle, amountCents: must(parseMoney(amount)), note: note ?? null }),
    }),
  }),
});
