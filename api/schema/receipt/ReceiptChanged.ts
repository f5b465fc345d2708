import { maySee } from '@fairtab/services/receipts/readReceipt';
import { GraphQLError } from 'graphql';
import { builder } from '../builder';
import { RECEIPT_ID } from '../inputFields';
import { Change, changeNode } from '../change/Change';
import { listOf } from '../fieldMarks';
import { rawId } from '../ids';
import { ReceiptChangedRef, ReceiptDifferenceRef, ReceiptRef } from '../refs';
import type { Touched } from '@fairtab/domain/facts/trail';
import type { ReceiptEvent } from '../../context';

ReceiptChangedRef.implement({
  description: 'A change of a receipt.',
  fields: (t) => ({
    receipt: t.field({ type: ReceiptRef, description: 'The whole receipt.', resolve: ({ receipt }) => receipt }),
    since: t.exposeInt('since', {
      nullable: true,
      description:
        'The version that this event continues from: `changes` are all changes after it. Null when the event starts with the receipt as it is.',
    }),
    changes: t.field({
      type: [Change],
      description:
        'The changes since the last event of this subscription, the oldest first. Empty in the first event, unless it continues from a version, and when only `looking` changed.',
      extensions: listOf(5),
      resolve: ({ changes }) => changes.map(changeNode),
    }),
    difference: t.field({
      type: ReceiptDifferenceRef,
      nullable: true,
      description:
        'What is different from version `since`, and from every version after it up to `receipt.version`. Null when the whole receipt is needed: when `since` is null, or the bill itself was changed.',
      resolve: (event) => {
        const touched = touchedIn(event);
        return touched && { receipt: event.receipt, touched };
      },
    }),
    snapshot: t.field({
      type: ReceiptRef,
      nullable: true,
      description: 'The whole receipt when `difference` is null, and null otherwise.',
      resolve: (event) => (touchedIn(event) ? null : event.receipt),
    }),
  }),
});

builder.subscriptionField('receiptChanged', (t) =>
  t.field({
    type: ReceiptChangedRef,
    description:
      'The receipt at once, and then after every change, within a second. Several changes may come in one event. Completes when the viewer may not see the receipt any more. For little data, select `difference` and `snapshot`, and of `receipt` only what every event should have.',
    args: {
      id: t.arg.id({ required: true, description: RECEIPT_ID }),
      since: t.arg.int({
        description:
          'The version that the client has already. The first event continues from it, unless it is too long ago.',
      }),
    },
    subscribe: async (_root, { id, since = null }, ctx) => {
      const receiptId = rawId({ typename: 'Receipt', id });
      const { watcher, viewer } = ctx;
      const events = await ctx.live.watch({ receiptId, watcher, maySee: (receipt) => maySee(viewer, receipt), since });
      if (events) return events;
      throw new GraphQLError('There is no such receipt.', { extensions: { code: 'NOT_FOUND' } });
    },
    resolve: (event) => event,
  }),
);

/**
 * Everything that the changes of an event touched. A client with a version between `since` and the event's needs no more than
 * this, because every change in between is counted.
 * @returns null when the receipt as a whole may be different, or the event continues from no version.
 */
function touchedIn({ receipt, since, changes }: ReceiptEvent): Touched | null {
  if (since === null || changes.length !== receipt.version - since) return null;
  const all = changes.flatMap(({ touched }) => touched ?? []);
  if (all.length < changes.length) return null;
  return {
    items: all.flatMap(({ items }) => items),
    claims: all.flatMap(({ claims }) => claims),
    diners: all.flatMap(({ diners }) => diners),
    payments: all.flatMap(({ payments }) => payments),
    lists: all.some(({ lists }) => lists),
  };
}
