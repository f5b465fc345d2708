import { parseMoney } from '@fairtab/domain/money';
import { payLink } from '@fairtab/domain/payLinks';
import { PaymentMethod } from '../enums';
import { PayToRef } from '../refs';

PayToRef.implement({
  description: 'A way the host likes to be paid.',
  fields: (t) => ({
    method: t.expose('method', { type: PaymentMethod, description: 'The rail.' }),
    handle: t.exposeString('handle', { description: "The host's name on that rail, without its sign (@ or $)." }),
    link: t.string({
      nullable: true,
      description: "Opens the rail's app or site with the amount filled in; null for rails without links.",
      args: {
        amount: t.arg({ type: 'Money', required: true, description: 'What is to be paid.' }),
        note: t.arg.string({ description: 'What it is for; only Venmo takes it along.' }),
      },
      resolve: ({ method, handle }, { amount, note }) =>
        payLink({ method, handle, amountCents: parseMoney(amount) ?? 0, note: note ?? null }),
    }),
  }),
});
