import { formatUnits, lengthOfPieces } from '@fairtab/domain/claims';
import { readReceiptOf } from '@fairtab/services/receipts/readReceipt';
import { branded } from '../branded';
import { builder } from '../builder';
import { TaxClass } from '../enums';
import { listOf } from '../fieldMarks';
import { ClaimRef, ItemRef, itemNodeOf, ReceiptRef, StretchRef } from '../refs';
import { moneyField } from '../moneyField';

builder.node(ItemRef, {
  description: 'One line of a receipt.',
  id: { resolve: ({ line }) => line.item.id },
  loadOne: async (itemId, ctx) => {
    const receipt = await readReceiptOf(ctx, { part: 'item', id: itemId });
    return branded('Item', receipt && itemNodeOf(receipt, { itemId, ctx }));
  },
  fields: (t) => ({
    receipt: t.field({ type: ReceiptRef, description: 'The receipt it is on.', resolve: ({ receipt }) => receipt }),
    name: t.string({ description: 'The name of the dish or drink.', resolve: ({ line }) => line.item.name }),
    note: t.string({
      description: 'What was asked for with it, such as "No onions"; empty when nothing was.',
      resolve: ({ line }) => line.item.note ?? '',
    }),
    price: moneyField(t, { description: 'Price of one unit.', cents: ({ line }) => line.item.priceCents }),
    quantity: t.int({ description: 'The number of units.', resolve: ({ line }) => line.item.quantity }),
    splitWith: t.int({
      description: 'How many people the host expects to share each unit.',
      resolve: ({ line }) => line.item.splitWith,
    }),
    taxClass: t.field({
      type: TaxClass,
      description: 'Which taxes it carries.',
      resolve: ({ line }) => line.item.taxClass,
    }),
    discount: moneyField(t, {
      description: 'What a coupon for this line takes off. "0.00" without one.',
      cents: ({ line }) => line.item.discountCents,
    }),
    lineTotal: moneyField(t, {
      description: '`price` times `quantity`, before `discount`.',
      cents: ({ line }) => line.lineCents,
    }),
    share: moneyField(t, {
      description:
        '`lineTotal` without its own discount and with its share of the taxes it carries, tip, fees and discount.',
      cents: ({ line }) => line.shareCents,
    }),
    unclaimed: moneyField(t, {
      description: 'The price of the free part of the line, with its share of tax, tip, fees and discount.',
      cents: ({ line }) => line.unclaimedCents,
    }),
    fullyClaimed: t.boolean({ description: 'Whether nothing is left.', resolve: ({ line }) => line.free.length === 0 }),
    unitsLeft: t.string({
      description: 'The number of free units as an exact fraction: "1", "1/3", "7/4".',
      resolve: ({ line }) => formatUnits(lengthOfPieces(line.free)),
    }),
    free: t.field({
      type: [StretchRef],
      description: 'The free stretches of the line. A client needs them to price a claim before it is made.',
      extensions: listOf(3),
      resolve: ({ line }) => [...line.free],
    }),
    claims: t.field({
      type: [ClaimRef],
      description: 'All claims in the order they were made, with the cancelled ones.',
      extensions: listOf(5),
      resolve: ({ receipt, line }) => line.claims.map((claim) => ({ receipt, claim })),
    }),
  }),
});
