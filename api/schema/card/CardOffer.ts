import type { CardOffer } from '@fairtab/domain/cards/cardOffer';
import { offerCard } from '@fairtab/services/money/cards/cardAccount';
import { builder } from '../builder';
import { VIEWER_DEPENDENT, VOLATILE } from '../fieldMarks';
import { rawId } from '../ids';
import { ReceiptRef } from '../refs';
import { FIRST_CURRENCY, formatMoney } from '@fairtab/domain/money';

const CardOfferRef = builder.objectRef<CardOffer>('CardOffer').implement({
  description: 'What paying by card in Fairtab costs, to be shown before it is chosen.',
  fields: (t) => ({
    portion: t.field({
      type: 'Money',
      description: 'What the host receives.',
      resolve: (it) => formatMoney(it.portionCents, FIRST_CURRENCY),
    }),
    fee: t.field({
      type: 'Money',
      description: 'What is added for the payer.',
      resolve: (it) => formatMoney(it.feeCents, FIRST_CURRENCY),
    }),
    total: t.field({
      type: 'Money',
      description: 'What the card is charged.',
      resolve: (it) => formatMoney(it.totalCents, FIRST_CURRENCY),
    }),
  }),
});

builder.objectFields(ReceiptRef, (t) => ({
  cardOffer: t.field({
    type: CardOfferRef,
    nullable: true,
    description:
      'Paying these claims by card in Fairtab. Null when the viewer cannot: card payments are off, the host takes none, or the claims are not unpaid ones of the viewer.',
    args: { claimIds: t.arg.idList({ description: 'The claims. All unpaid claims of the viewer by default.' }) },
    extensions: { ...VIEWER_DEPENDENT, ...VOLATILE },
    resolve: ({ id: receiptId }, { claimIds }, ctx) =>
      offerCard(ctx, { receiptId, claimIds: claimIds?.map((id) => rawId({ typename: 'Claim', id })) }),
  }),
}));
