import { dinerKey } from '@fairtab/services/guests';
import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import { receiptPhotos } from '@fairtab/services/scans/receiptPhotos';
import { branded } from '../branded';
import { builder, PAGE_SIZE } from '../builder';
import { UploadMethod } from '../enums';
import { listOf, PRESENCE, VIEWER_DEPENDENT, VOLATILE } from '../fieldMarks';
import { rawId } from '../ids';
import { ItemRef, PaymentRef, PayToRef, PersonRef, ReceiptRef, SeatRef } from '../refs';
import { ReceiptPhotoRef } from '../scan/ReceiptPhoto';
import { EvenSplitRef } from './EvenSplit';
import { Visibility } from './Visibility';

builder.node(ReceiptRef, {
  description:
    'One restaurant bill that a table splits. Whoever has its link may see it and claim on it, unless its host says otherwise.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => branded('Receipt', await readReceipt(ctx, id)),
  fields: (t) => ({
    linkId: t.id({
      description: 'The id in the live link, `/live-receipt/{linkId}`, and in REST.',
      resolve: ({ id }) => id,
    }),
    hostDiner: t.id({
      description: "The host's device or account, as `Claim.diner` names it: tells the host's own claims.",
      resolve: ({ id, hostGuestId }) => dinerKey({ receiptId: id, guestId: hostGuestId }),
    }),
    version: t.exposeInt('version', { description: 'Grows by one with every change of anything on the receipt.' }),
    restaurantName: t.exposeString('restaurantName', { description: 'Where the table ate.' }),
    hostName: t.exposeString('hostName', {
      description: 'What the host is called at the table: the one who gets paid. "Host" unless given.',
    }),
    description: t.exposeString('description', { description: "The host's words about the occasion; may be empty." }),
    date: t.expose('date', { type: 'Date', description: 'Day of the meal.' }),
    visibility: t.expose('visibility', { type: Visibility, description: 'Who may see it besides its host.' }),
    evenSplit: t.expose('evenSplit', {
      type: EvenSplitRef,
      nullable: true,
      description: 'Set when the bill is split evenly; its one item is then shared by so many people.',
    }),
    uploadMethod: t.expose('uploadMethod', { type: UploadMethod, description: 'How the items were entered.' }),
    photos: t.field({
      type: [ReceiptPhotoRef],
      description:
        'The photos it was read from, from its top: for its host, and for whoever may see it once they are shared; else empty.',
      extensions: { ...VIEWER_DEPENDENT, ...listOf(3) },
      resolve: (receipt, _args, ctx) => receiptPhotos(ctx, receipt),
    }),
    photosShared: t.exposeBoolean('photosShared', {
      description: 'Whether whoever may see the receipt may see its photos.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the receipt was made here.' }),
    subtotal: t.field({
      type: 'Money',
      description: 'The sum of the lines; of the dishes, when the bill is split evenly.',
      resolve: (receipt, _args, ctx) => ctx.store.summary(receipt).linesCents,
    }),
    tax: t.expose('taxCents', { type: 'Money', description: 'Tax on the whole bill.' }),
    tip: t.expose('tipCents', { type: 'Money', description: 'Tip on the whole bill.' }),
    fees: t.expose('feesCents', { type: 'Money', description: 'Service charge and the like.' }),
    discount: t.expose('discountCents', { type: 'Money', description: 'What is taken off the bill.' }),
    total: t.expose('totalCents', { type: 'Money', description: 'The total that is printed on the bill.' }),
    mismatch: t.field({
      type: 'Money',
      description: 'Printed total minus what the parts add up to; "0.00" when the bill adds up.',
      resolve: (receipt, _args, ctx) => ctx.store.summary(receipt).mismatchCents,
    }),
    claimed: t.field({
      type: 'Money',
      description: 'What live claims cost, paid ones included.',
      resolve: (receipt, _args, ctx) => ctx.store.summary(receipt).claimedCents,
    }),
    paid: t.field({
      type: 'Money',
      description: 'What paid claims cost.',
      resolve: (receipt, _args, ctx) => ctx.store.summary(receipt).paidCents,
    }),
    remaining: t.field({
      type: 'Money',
      description: '`total` minus `paid`.',
      resolve: (receipt, _args, ctx) => ctx.store.summary(receipt).remainingCents,
    }),
    unclaimed: t.field({
      type: 'Money',
      description: 'What the free parts of all items cost with their own part of tax, tip, fees and discount.',
      resolve: (receipt, _args, ctx) => ctx.store.summary(receipt).unclaimedCents,
    }),
    gap: t.field({
      type: 'Money',
      description:
        '`total` minus `claimed` minus `unclaimed`: what nobody is asked for. Not zero when the bill does not add up or paid claims kept the amount from before an edit.',
      resolve: (receipt, _args, ctx) => ctx.store.summary(receipt).gapCents,
    }),
    items: t.field({
      type: [ItemRef],
      description: 'The lines, in the order of the bill.',
      extensions: listOf(20),
      resolve: (receipt, _args, ctx) => ctx.store.summary(receipt).items.map((line) => ({ receipt, line })),
    }),
    people: t.field({
      type: [PersonRef],
      description: 'Everybody with a live claim, in the order of their first one.',
      extensions: listOf(10),
      resolve: (receipt, _args, ctx) => ctx.store.summary(receipt).people.map((person) => ({ receipt, person })),
    }),
    payments: t.field({
      type: [PaymentRef],
      description: 'All payments, oldest first, disputed ones included.',
      extensions: listOf(10),
      resolve: (receipt) => receipt.payments.map((payment) => ({ receipt, payment })),
    }),
    payTo: t.field({
      type: [PayToRef],
      description: 'How the host likes to be paid, the favourite first.',
      extensions: listOf(5),
      resolve: ({ payTo }) => [...payTo],
    }),
    looking: t.int({
      description: 'How many people have the receipt open now.',
      extensions: PRESENCE,
      resolve: ({ id }, _args, ctx) => ctx.live.looking(id),
    }),
    viewerSeat: t.field({
      type: SeatRef,
      description: 'Who the viewer is at this table.',
      extensions: VIEWER_DEPENDENT,
      resolve: (receipt) => receipt,
    }),
    changes: t.prismaConnection({
      type: 'Change',
      cursor: 'receiptId_version',
      defaultSize: PAGE_SIZE.default,
      maxSize: PAGE_SIZE.most,
      description: 'The trail: who did what and when, newest first.',
      extensions: VOLATILE,
      resolve: (query, { id: receiptId }, _args, ctx) =>
        ctx.db.prisma.change.findMany({ ...query, where: { receiptId }, orderBy: { version: 'desc' } }),
    }),
  }),
});

builder.queryField('receipt', (t) =>
  t.field({
    type: ReceiptRef,
    nullable: true,
    description: 'One receipt; null when there is none with that id or the viewer may not see it.',
    args: { id: t.arg.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }) },
    resolve: (_root, { id }, ctx) => readReceipt(ctx, rawId({ typename: 'Receipt', id })),
  }),
);
