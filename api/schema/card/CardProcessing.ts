import type { CardProcessing } from '@fairtab/services/money/cards/CardProcessing';
import { builder } from '../builder';
import { FIRST_CURRENCY, formatMoney } from '@fairtab/domain/money';

export const CardProcessingRef = builder.objectRef<CardProcessing>('CardProcessing').implement({
  description: 'Payments by card in Fairtab, and what they cost the payer.',
  fields: (t) => ({
    feePercent: t.string({
      description: 'The fee in percent of the portion, such as "3" or "3.25".',
      resolve: ({ fee }) => String(fee.basisPoints / 100),
    }),
    feeMinimum: t.field({
      type: 'Money',
      description: 'The least fee of one payment.',
      resolve: ({ fee }) => formatMoney(fee.minimumCents, FIRST_CURRENCY),
    }),
    publishableKey: t.exposeString('publishableKey', {
      description: 'The key by which a browser sends the card to the processor.',
    }),
    scriptUrl: t.exposeString('scriptUrl', { description: 'The origin of the processor’s script.' }),
  }),
});

builder.queryField('cardProcessing', (t) =>
  t.field({
    type: CardProcessingRef,
    nullable: true,
    description: 'Null when payments by card are off here.',
    resolve: (_root, _args, { cards }) => cards,
  }),
);
