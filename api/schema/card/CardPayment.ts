import { readCardPayment } from '@fairtab/services/money/cards/cardPayments';
import type { CardPayment } from '@fairtab/services/generated/prisma/client';
import { branded } from '../branded';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { FIRST_CURRENCY, formatMoney } from '@fairtab/domain/money';

export const CardPaymentRef = builder.objectRef<CardPayment>('CardPayment');

const CardPaymentStatus = builder.enumType('CardPaymentStatus', {
  description: 'How far a payment by card is.',
  values: {
    UNDER_WAY: { value: 'underWay', description: 'Begun, and neither paid nor refused.' },
    FAILED: { value: 'failed', description: 'The bank refused it. It may be tried again.' },
    CANCELED: { value: 'canceled', description: 'Given up. It cannot be paid any more.' },
    PAID: { value: 'paid', description: 'The card was charged, and the claims are paid.' },
    RETURNING: { value: 'returning', description: 'The card was charged, and the money is on its way back.' },
    REFUNDED: { value: 'refunded', description: 'The money went back.' },
    REFUND_FAILED: { value: 'refundFailed', description: 'The bank did not take the money back.' },
  } as const,
});

builder.node(CardPaymentRef, {
  description: 'A payment by card in Fairtab. Only its payer sees it.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => branded('CardPayment', await readCardPayment(ctx, id)),
  fields: (t) => ({
    status: t.expose('status', { type: CardPaymentStatus, extensions: VOLATILE, description: 'How far it is.' }),
    failure: t.exposeString('failure', {
      nullable: true,
      extensions: VOLATILE,
      description:
        'Why the bank refused it, in a word of the processor such as insufficient_funds. Null when it did not.',
    }),
    portion: t.field({
      type: 'Money',
      description: 'What the host receives.',
      resolve: ({ portionCents }) => formatMoney(Number(portionCents), FIRST_CURRENCY),
    }),
    fee: t.field({
      type: 'Money',
      description: 'What is added.',
      resolve: ({ feeCents }) => formatMoney(Number(feeCents), FIRST_CURRENCY),
    }),
    total: t.field({
      type: 'Money',
      description: 'What the card is charged.',
      resolve: ({ portionCents, feeCents }) => formatMoney(Number(portionCents + feeCents), FIRST_CURRENCY),
    }),
  }),
});
