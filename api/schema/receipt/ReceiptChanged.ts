import { maySee } from '@fairtab/services/receipts/readReceipt';
import { GraphQLError } from 'graphql';
import { builder } from '../builder';
import { RECEIPT_ID } from '../inputFields';
import { Change } from '../change/Change';
import { listOf } from '../fieldMarks';
import { rawId } from '../ids';
import { ReceiptChangedRef, ReceiptRef } from '../refs';

ReceiptChangedRef.implement({
  description: 'A change of a receipt.',
  fields: (t) => ({
    receipt: t.field({ type: ReceiptRef, description: 'The whole receipt.', resolve: ({ receipt }) => receipt }),
    changes: t.field({
      type: [Change],
      description:
        'The changes since the last event of this subscription, the oldest first. Empty in the first event, and when only `looking` changed.',
      extensions: listOf(5),
      resolve: ({ changes }) => changes.map((change) => ({ ...change, at: new Date(change.at) })),
    }),
  }),
});

builder.subscriptionField('receiptChanged', (t) =>
  t.field({
    type: ReceiptChangedRef,
    description:
      'The receipt at once, and then after every change, within a second. Several changes may come in one event. Completes when the viewer may not see the receipt any more.',
    args: { id: t.arg.id({ required: true, description: RECEIPT_ID }) },
    subscribe: async (_root, { id }, ctx) => {
      const receiptId = rawId({ typename: 'Receipt', id });
      const { watcher, viewer } = ctx;
      const events = await ctx.live.watch({ receiptId, watcher, maySee: (receipt) => maySee(viewer, receipt) });
      if (events) return events;
      throw new GraphQLError('There is no such receipt.', { extensions: { code: 'NOT_FOUND' } });
    },
    resolve: (event) => event,
  }),
);
