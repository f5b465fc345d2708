import { Conflict, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { splitByItem } from '@fairtab/services/receipts/split';
import { builder } from '../builder';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField } from '../payloadFields';

builder.relayMutationField(
  'splitByItem',
  {
    description: 'The receipt to split by item again.',
    inputFields: (t) => ({ receiptId: receiptIdInput(t), idempotencyKey: idempotencyKeyInput(t) }),
  },
  {
    description: 'Ends an even split: the dishes are items again. Only the host may, and only before the first claim.',
    errors: {
      types: [Conflict, NotFound, InvalidInput],
      union: { name: 'SplitByItemResult', description: 'The receipt, or the reason why it did not change.' },
    },
    resolve: (_root, { input }, ctx) =>
      splitByItem(ctx, { ...input, receiptId: rawId({ typename: 'Receipt', id: input.receiptId }) }),
  },
  {
    description: 'The receipt is split by item.',
    outputFields: (t) => ({ receipt: receiptField(t, { description: 'The receipt with its dishes as items.' }) }),
  },
);
