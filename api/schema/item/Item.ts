import { formatUnits, lengthOfPieces } from '@fairtab/domain/claims';
import { readReceiptOf } from '@fairtab/services/receipts/readReceipt';
import { branded } from '../branded';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { ClaimRef, ItemRef, itemNodeOf, ReceiptRef, StretchRef } from '../refs';

builder.node(ItemRef, {
  description: 'One line of a bill.',
  id: { resolve: ({ line }) => line.item.id },
  loadOne: async (itemId, ctx) => {
    const receipt = await readReceiptOf(ctx, { part: 'item', id: itemId });
    return branded('Item', receipt && itemNodeOf(receipt, { itemId, ctx }));
  },
  fields: (t) => ({
    receipt: t.field({ type: ReceiptRef, description: 'The bill it is on.', resolve: ({ receipt }) => receipt }),
    name: t.string({ description: 'What was ordered.', resolve: ({ line }) => line.item.name }),
    price: t.field({ type: 'Money', description: 'Price of one unit.', resolve: ({ line }) => line.item.priceCents }),
    quantity: t.int({ description: 'How many units.', resolve: ({ line }) => line.item.quantity }),
    splitWith: t.int({
      description: 'By how many people the host expects each unit to be shared.',
      resolve: ({ line }) => line.item.splitWith,
    }),
    lineTotal: t.field({
      type: 'Money',
      description: '`price` times `quantity`.',
      resolve: ({ line }) => line.lineCents,
    }),
    share: t.field({
      type: 'Money',
      description: 'The line with its part of tax, tip, fees and discount.',
      resolve: ({ line }) => line.shareCents,
    }),
    unclaimed: t.field({
      type: 'Money',
      description: 'What the free part of the line costs, with its own part of tax, tip, fees and discount.',
      resolve: ({ line }) => line.unclaimedCents,
    }),
    fullyClaimed: t.boolean({
      description: 'Whether nothing of it is left.',
      resolve: ({ line }) => line.free.length === 0,
    }),
    unitsLeft: t.string({
      description: 'How many units are free, as an exact fraction: "1", "1/3", "7/4".',
      resolve: ({ line }) => formatUnits(lengthOfPieces(line.free)),
    }),
    free: t.field({
      type: [StretchRef],
      description: 'The free stretches of the line, from which a claim is priced before it is made.',
      extensions: listOf(3),
      resolve: ({ line }) => [...line.free],
    }),
    claims: t.field({
      type: [ClaimRef],
      description: 'All claims on it in the order they were made, cancelled ones included.',
      extensions: listOf(5),
      resolve: ({ receipt, line }) => line.claims.map((claim) => ({ receipt, claim })),
    }),
  }),
});
