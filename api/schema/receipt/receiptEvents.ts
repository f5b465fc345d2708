import { GraphQLError } from 'graphql';
import { builder } from '../builder';
import { Change, changeNode } from '../change/Change';
import { ReceiptEventRef, ReceiptRef } from '../refs';

ReceiptEventRef.implement({
  description: 'Something that happened on a receipt of the viewer.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'Goes on after this event, as `after`. It never expires.',
    }),
    receipt: t.field({
      type: ReceiptRef,
      nullable: true,
      description: 'The receipt, with this change and perhaps later ones. Null in the first event.',
      resolve: ({ news }) => news?.receipt ?? null,
    }),
    change: t.field({
      type: Change,
      nullable: true,
      description:
        'What happened. `Receipt.id` and `Change.version` name it: changes of one receipt come in that order. Null in the first event, which has only the cursor.',
      resolve: ({ news }) => news && changeNode(news.change),
    }),
  }),
});

builder.subscriptionField('receiptEvents', (t) =>
  t.field({
    type: ReceiptEventRef,
    description:
      'Everything that happens on all receipts that the viewer, an account or a guest, hosts or takes part in, one change in an event. The first event comes at once and has only a cursor. Receipts that the viewer makes or joins meanwhile are told, too; one that it has left or may not see any more is not.',
    args: {
      after: t.arg.string({
        description:
          'The cursor of the last event that was dealt with. Everything since then is told first. Without it the stream begins now.',
      }),
    },
    subscribe: async (_root, { after = null }, { receiptEvents, viewer: { guestId } }) => {
      if (guestId === null)
        throw new GraphQLError('Only an account or a guest has receipts. Send its token as Authorization: Bearer.', {
          extensions: { code: 'not_signed_in' },
        });
      const events = await receiptEvents.follow({ guestId, after });
      if (events) return events;
      throw new GraphQLError('This is not a cursor of this stream.', { extensions: { code: 'BAD_REQUEST' } });
    },
    resolve: (event) => event,
  }),
);
