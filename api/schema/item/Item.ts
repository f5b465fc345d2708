import { formatMoney } from '@fairtab/domain/money';
import { formatUnits, lengthOfPieces } from '@fairtab/domain/claims';
import { readReceiptOf } from '@fairtab/services/receipts/readReceipt';
import { branded } from '../branded';
import { builder } from '../builder';
import { TaxClass } from '../enums';
import { listOf } from '../fieldMarks';
import { ClaimRef, ItemRef, itemNodeOf, ReceiptRef, StretchRef } from '../refs';

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
    price: t.field({
      type: 'Money',
      description: 'Price of one unit.',
      resolve: ({ receipt, line }) => formatMoney(line.item.priceCents, receipt.currency),
    }),
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
    discount: t.field({
      type: 'Money',
      description: 'What a coupon for this line takes off. "0.00" without one.',
      resolve: ({ receipt, line }) => formatMoney(line.item.discountCents, receipt.currency),
    }),
    lineTotal: t.field({
      type: 'Money',
      description: '`price` times `quantity`, before `discount`.',
      resolve: ({ receipt, line }) => formatMoney(line.lineCents, receipt.currency),
    }),
    share: t.field({
      type: 'Money',
      description:
        '`lineTotal` without its own discount and with its share of the taxes it carries, tip, fees and discount.',
      resolve: ({ receipt, line }) => formatMoney(line.shareCents, receipt.currency),
    }),
    unclaimed: t.field({
      type: 'Money',
      description: 'The price of the free part of the line, with its share of tax, tip, fees and discount.',
      resolve: ({ receipt, line }) => formatMoney(line.unclaimedCents, receipt.currency),
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
