import { formatMoney } from '@fairtab/domain/money';
import { wholePercent } from '@fairtab/domain/bill/serviceCharge';
import { dinerKey } from '@fairtab/services/people/guests';
import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import { receiptPhotos } from '@fairtab/services/receipts/scans/receiptPhotos';
import { answered } from '../AnsweredReceipt';
import { branded } from '../branded';
import { builder, PAGE_SIZE } from '../builder';
import { UploadMethod, Visibility } from '../enums';
import { ANSWERS_RECEIPT, listOf, PRESENCE, VIEWER_DEPENDENT, VOLATILE } from '../fieldMarks';
import { rawId } from '../ids';
import { RECEIPT_ID } from '../inputFields';
import { ContributionRef, ItemRef, PaymentRef, PayToRef, PersonRef, ReceiptRef, SeatRef } from '../refs';
import { ReceiptPhotoRef } from '../scan/ReceiptPhoto';
import { EvenSplitRef } from './EvenSplit';
import { ExchangeRateRef } from './ExchangeRate';
import { moneyField } from '../moneyField';

/** The amounts that are computed from the state of a receipt. */
type SummaryField =
  'linesCents' | 'mismatchCents' | 'claimedCents' | 'paidCents' | 'remainingCents' | 'unclaimedCents' | 'gapCents';

builder.node(ReceiptRef, {
  description:
    'A restaurant bill that a table splits. Everybody with the link may see it and claim on it, unless its host decides otherwise.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => branded('Receipt', await readReceipt(ctx, id)),
  fields: (t) => {
    const fromSummary = (field: SummaryField, description: string) =>
      t.field({
        type: 'Money',
        description,
        resolve: (receipt, _args, ctx) => formatMoney(ctx.store.summary(receipt)[field], receipt.currency),
      });
    return {
      linkId: t.id({
        description: 'The id in the live link, `/live-receipt/{linkId}`, and in REST.',
        resolve: ({ id }) => id,
      }),
      hostDiner: t.id({
        description: "The host as in `Claim.diner`, to recognise the host's own claims.",
        resolve: ({ id, hostGuestId }) => dinerKey({ receiptId: id, guestId: hostGuestId }),
      }),
      version: t.exposeInt('version', { description: 'Grows by one with every change of the receipt.' }),
      restaurantName: t.exposeString('restaurantName', { description: 'The name of the restaurant.' }),
      hostName: t.exposeString('hostName', { description: 'The name of the host, who is paid. "Host" by default.' }),
      description: t.exposeString('description', { description: "The host's text about the occasion. May be empty." }),
      date: t.expose('date', { type: 'Date', description: 'The day of the meal.' }),
      visibility: t.expose('visibility', { type: Visibility, description: 'Who may see it besides its host.' }),
      evenSplit: t.field({
        type: EvenSplitRef,
        nullable: true,
        description: 'Set when the receipt is split evenly.',
        resolve: ({ evenSplit, currency }) => evenSplit && { ...evenSplit, currency },
      }),
      currency: t.exposeString('currency', {
        description:
          'The ISO 4217 code of the currency of all amounts on the receipt, such as "USD". Nothing is converted.',
      }),
      exchangeRate: t.expose('exchangeRate', {
        type: ExchangeRateRef,
        nullable: true,
        description: 'Set when the host shows amounts in a second currency too. Nothing is paid in it.',
      }),
      uploadMethod: t.expose('uploadMethod', { type: UploadMethod, description: 'How the items were entered.' }),
      photos: t.field({
        type: [ReceiptPhotoRef],
        description:
          'The photos that the receipt was read from, in order from its top. Empty unless the viewer is the host or the photos are shared.',
        extensions: { ...VIEWER_DEPENDENT, ...listOf(3) },
        resolve: (receipt, _args, ctx) => receiptPhotos(ctx, receipt),
      }),
      photosShared: t.exposeBoolean('photosShared', {
        description: 'Whether everybody who may see the receipt may also see its photos.',
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the receipt was made in Fairtab.' }),
      subtotal: fromSummary(
        'linesCents',
        'The sum of the lines without their own discounts, or of the dishes when the receipt is split evenly.',
      ),
      tax: moneyField(t, {
        description: 'The tax that all items share which are not untaxed.',
        cents: (it) => it.taxCents,
      }),
      alcoholTax: moneyField(t, {
        description: 'The tax that only alcohol carries, besides `tax`.',
        cents: (it) => it.alcoholTaxCents,
      }),
      tip: moneyField(t, { description: 'The tip on the whole bill.', cents: (it) => it.tipCents }),
      fees: moneyField(t, { description: 'Service charge and other fees.', cents: (it) => it.feesCents }),
      serviceChargePercent: t.int({
        nullable: true,
        deprecationReason: 'Use serviceChargeRate, which has decimals.',
        description:
          'The `serviceChargeRate` when it is whole; null when it has decimals, or when `fees` are an amount.',
        resolve: (it) => wholePercent(it.serviceChargePercent),
      }),
      serviceChargeRate: t.string({
        nullable: true,
        description:
          'Set when `fees` are this percentage of the items, before any discount: a decimal such as "12.5" or "20". Null when they are an amount.',
        resolve: (it) => it.serviceChargePercent?.toString() ?? null,
      }),
      discount: moneyField(t, { description: 'The discount, as a positive amount.', cents: (it) => it.discountCents }),
      total: moneyField(t, { description: 'The total that is printed on the bill.', cents: (it) => it.totalCents }),
      mismatch: fromSummary(
        'mismatchCents',
        'The printed total minus the computed total. "0.00" when the bill adds up.',
      ),
      claimed: fromSummary('claimedCents', 'The sum of all claims that are not cancelled.'),
      paid: fromSummary(
        'paidCents',
        'The sum of the paid claims, of what the host had, which is settled by being claimed, and of what others had who paid the restaurant.',
      ),
      remaining: fromSummary('remainingCents', '`total` minus `paid`: what is still to come in.'),
      unclaimed: fromSummary(
        'unclaimedCents',
        'The price of the free parts of all items with their share of taxes, tip, fees and discount.',
      ),
      gap: fromSummary(
        'gapCents',
        '`total` minus `claimed` minus `unclaimed`: an amount that nobody is asked to pay. Not zero when the bill does not add up, or when paid claims kept their amount from before an edit.',
      ),
      items: t.field({
        type: [ItemRef],
        description: 'The lines, in the order of the bill.',
        extensions: listOf(20),
        resolve: (receipt, _args, ctx) => ctx.store.summary(receipt).items.map((line) => ({ receipt, line })),
      }),
      people: t.field({
        type: [PersonRef],
        description:
          'The persons who have claims that are not cancelled, or are treated to some, in the order of what each had first.',
        extensions: listOf(10),
        resolve: (receipt, _args, ctx) => ctx.store.summary(receipt).people.map((person) => ({ receipt, person })),
      }),
      payments: t.field({
        type: [PaymentRef],
        description: 'All payments, the oldest first, with the disputed ones.',
        extensions: listOf(10),
        resolve: (receipt) => receipt.payments.map((payment) => ({ receipt, payment })),
      }),
      contributions: t.field({
        type: [ContributionRef],
        description:
          'What others than the host paid the restaurant. The host paid the rest of `total`. A change of one changes what its person owes.',
        extensions: listOf(1),
        resolve: (receipt) => receipt.contributions.map((contribution) => ({ receipt, contribution })),
      }),
      payTo: t.field({
        type: [PayToRef],
        description: 'How the host likes to be paid, in order of preference.',
        extensions: listOf(5),
        resolve: ({ payTo }) => [...payTo],
      }),
      looking: t.int({
        description: 'The number of people who have the receipt open now.',
        extensions: PRESENCE,
        resolve: ({ id }, _args, ctx) => ctx.live.looking(id),
      }),
      viewerSeat: t.field({
        type: SeatRef,
        description: 'The place of the viewer on this receipt.',
        extensions: VIEWER_DEPENDENT,
        resolve: (receipt) => receipt,
      }),
      changes: t.prismaConnection({
        type: 'Change',
        cursor: 'receiptId_version',
        defaultSize: PAGE_SIZE.default,
        maxSize: PAGE_SIZE.most,
        description: 'The trail: all changes, the newest first.',
        extensions: VOLATILE,
        resolve: (query, { id: receiptId }, _args, ctx) =>
          ctx.db.prisma.change.findMany({ ...query, where: { receiptId }, orderBy: { version: 'desc' } }),
      }),
    };
  },
});

builder.queryField('receipt', (t) =>
  t.field({
    type: ReceiptRef,
    nullable: true,
    description: 'One receipt; null when there is none with this id or the viewer may not see it.',
    args: { id: t.arg.id({ required: true, description: RECEIPT_ID }) },
    extensions: ANSWERS_RECEIPT,
    resolve: async (_root, { id }, ctx, info) =>
      answered(await readReceipt(ctx, rawId({ typename: 'Receipt', id })), info),
  }),
);
