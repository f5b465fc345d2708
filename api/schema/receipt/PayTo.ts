import { FIRST_CURRENCY } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { readSentAmount } from '@fairtab/domain/readNumber';
import { payLink } from '@fairtab/domain/paying/payLinks';
import { shownAddress } from '@fairtab/services/people/addresses/shownAddress';
import { PaymentMethod } from '../enums';
import { PayToRef } from '../refs';

PayToRef.implement({
  description: 'A way the host likes to be paid.',
  fields: (t) => ({
    method: t.expose('method', { type: PaymentMethod, description: 'The payment method.' }),
    handle: t.string({
      description: "The host's handle, without its sign (@ or $).",
      resolve: ({ handle }) => shownAddress(handle),
    }),
    link: t.string({
      nullable: true,
      description:
        'A link that opens the app or site of the method with the amount filled in; null for methods without links, and for those that do not know the currency.',
      args: {
        amount: t.arg({ type: 'Money', required: true, description: 'The amount to pay.' }),
        currency: t.arg.string({
          defaultValue: FIRST_CURRENCY,
          description: 'The ISO 4217 code of the currency of the amount.',
        }),
        note: t.arg.string({ description: 'A text for the host. Only the link of Venmo has it.' }),
      },
      resolve: ({ method, handle }, { amount, currency: code, note }) => {
        const currency = code ?? FIRST_CURRENCY;
        const amountCents = parseMoney(amount, currency, readSentAmount);
        return amountCents === null ? null : payLink({ method, handle, amountCents, currency, note: note ?? null });
      },
    }),
  }),
});
