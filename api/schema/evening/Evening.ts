import { pathOfEvening } from '@fairtab/domain/evenings/pathOfEvening';
import { eveningOfReceipt, findEvening, takesPart } from '@fairtab/services/money/evenings/readEvening';
import { branded } from '../branded';
import { builder } from '../builder';
import { listOf, VIEWER_DEPENDENT, VOLATILE } from '../fieldMarks';
import { rawId } from '../ids';
import { EveningRef, ReceiptRef } from '../refs';
import { EveningPersonRef, keyOf, personOf } from './EveningPerson';
import { PlannedTransferRef, SettlementProposalRef } from './SettlementProposal';
import { TransferRef } from './Transfer';

builder.node(EveningRef, {
  description: 'Several receipts under one link, with one balance for everybody. Whoever has the link may see it.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => branded('Evening', await findEvening(ctx, id)),
  fields: (t) => ({
    linkId: t.string({ description: 'The id in the link.', resolve: ({ id }) => id }),
    url: t.string({
      description: 'The address of its page.',
      resolve: ({ id }, _args, ctx) => ctx.askedAt + pathOfEvening(id),
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    currency: t.exposeString('currency', { description: 'The ISO 4217 code of the currency of all its amounts.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    receipts: t.field({
      type: [ReceiptRef],
      description:
        'Its receipts that everybody with the link may see, in the order in which they were added; at most 50.',
      extensions: listOf(4),
      resolve: ({ receipts }) => [...receipts],
    }),
    people: t.field({
      type: [EveningPersonRef],
      description: 'Everybody who hosts one of the receipts, or pays for a part of one. Hosts come first.',
      extensions: listOf(8),
      resolve: (evening) => evening.people.map((person) => ({ evening, person })),
    }),
    planKey: t.string({
      nullable: true,
      description: 'Identifies how it would be settled now, for `settleEvening`; null when nothing is open.',
      resolve: ({ plan }) => plan?.key ?? null,
    }),
    planned: t.field({
      type: [PlannedTransferRef],
      description: 'The fewest transfers that settle what is open on the receipts.',
      extensions: listOf(4),
      resolve: (evening) => (evening.plan?.transfers ?? []).map((planned) => ({ evening, planned })),
    }),
    asked: t.field({
      type: [EveningPersonRef],
      description: 'The hosts who have to agree before it is settled: others than their diners may pay them.',
      extensions: listOf(2),
      resolve: (evening) => (evening.plan?.asked ?? []).map((guestId) => personOf(evening, guestId)),
    }),
    proposal: t.field({
      type: SettlementProposalRef,
      nullable: true,
      description: 'The proposal that waits for hosts.',
      resolve: (evening) => (evening.proposal ? { evening } : null),
    }),
    transfers: t.field({
      type: [TransferRef],
      description: 'What is owed since it was settled, the oldest settlement first.',
      extensions: listOf(4),
      resolve: (evening) => evening.transfers.map((transfer) => ({ evening, transfer })),
    }),
    viewerKey: t.id({
      nullable: true,
      description: 'The viewer, as one of the people; null for somebody without a part in it.',
      extensions: VIEWER_DEPENDENT,
      resolve: (evening, _args, { viewer: { guestId } }) =>
        guestId !== null && takesPart(evening, guestId) ? keyOf(evening.id, guestId) : null,
    }),
    viewerBeganIt: t.boolean({
      description: 'Whether the viewer began the evening, and so may take receipts out of it.',
      extensions: VIEWER_DEPENDENT,
      resolve: ({ madeByGuestId }, _args, { viewer }) => madeByGuestId !== null && madeByGuestId === viewer.guestId,
    }),
  }),
});

builder.queryField('evening', (t) =>
  t.field({
    type: EveningRef,
    nullable: true,
    description: 'An evening by the id in its link; null when there is none.',
    extensions: VOLATILE,
    args: { id: t.arg.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }) },
    resolve: (_root, { id }, ctx) => findEvening(ctx, rawId({ typename: 'Evening', id })),
  }),
);

builder.objectFields(ReceiptRef, (t) => ({
  evening: t.field({
    type: EveningRef,
    nullable: true,
    description: 'The evening that the receipt is in.',
    extensions: VOLATILE,
    resolve: (receipt, _args, ctx) => eveningOfReceipt(ctx, receipt),
  }),
}));
