import { maySee } from '@fairtab/services/receipts/readReceipt';
import { GraphQLError } from 'graphql';
import { builder } from '../builder';
import { Change } from '../change/Change';
import { listOf } from '../fieldMarks';
import { rawId } from '../ids';
import { ReceiptChangedRef, ReceiptRef } from '../refs';

ReceiptChangedRef.implement({
  description: 'A receipt as it is after something happened to it.',
  fields: (t) => ({
    receipt: t.field({
      type: ReceiptRef,
      description: 'All of it, as of this event.',
      resolve: ({ receipt }) => receipt,
    }),
    changes: t.field({
      type: [Change],
      description:
        'What happened since the last event on this subscription, oldest first. Empty in the first event, and when only `looking` changed.',
      extensions: listOf(5),
      resolve: ({ changes }) => changes.map((change) => ({ ...change, at: new Date(change.at) })),
    }),
  }),
});

builder.subscriptionField('receiptChanged', (t) =>
  t.field({
    type: ReceiptChangedRef,
    description:
      'The receipt now, at once, and then after every change, pushed within a second. Changes that come together arrive together. Completes when the viewer may not see it any more.',
    args: { id: t.arg.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }) },
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
