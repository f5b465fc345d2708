import { ownCostOf, type BusinessSummary, type NamedSpent, type Spent } from '@fairtab/domain/books/businessSummary';
import { InvalidInput } from '@fairtab/services/platform/errors';
import { listBusinessLabels, readBusinessSummary } from '@fairtab/services/money/books/readBusinessSummary';
import { GraphQLError } from 'graphql';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';
import { moneyField } from '../moneyField';

/** More than this is for a file, which has all of them. */
const MOST_ROWS = 50;
const MOST_MONTHS = 120;

const BusinessTotalsRef = builder.objectRef<Spent & Partial<Pick<NamedSpent, 'name'>>>('BusinessTotals').implement({
  description: 'What the account spent on receipts that it hosts. subtotal + tax + tip + fees - discount = total.',
  fields: (t) => ({
    name: t.string({
      nullable: true,
      description: 'The month such as "2026-11", the label (empty for receipts without one) or the restaurant.',
      resolve: ({ name }) => name ?? null,
    }),
    receipts: t.exposeInt('receipts', { description: 'The number of receipts.' }),
    subtotal: moneyField(t, { description: 'Food and drink.', cents: (it) => it.subtotalCents }),
    tax: moneyField(t, { description: 'The tax.', cents: (it) => it.taxCents }),
    tip: moneyField(t, { description: 'The tip.', cents: (it) => it.tipCents }),
    fees: moneyField(t, { description: 'Service charges and other fees.', cents: (it) => it.feesCents }),
    discount: moneyField(t, { description: 'Discounts, as a positive amount.', cents: (it) => it.discountCents }),
    total: moneyField(t, { description: 'The totals of the receipts.', cents: (it) => it.totalCents }),
    paidBack: moneyField(t, { description: 'The paid claims of other guests.', cents: (it) => it.paidBackCents }),
    ownCost: moneyField(t, { description: 'total - paidBack.', cents: (spent) => ownCostOf(spent) }),
  }),
});

const BusinessSummaryRef = builder.objectRef<BusinessSummary>('BusinessSummary').implement({
  description: 'What the account spent on receipts that it hosts, in one currency, by the day of the meal.',
  fields: (t) => ({
    currency: t.string({
      description: 'The ISO 4217 code of all amounts.',
      resolve: ({ total }) => total.currency,
    }),
    total: t.field({
      type: BusinessTotalsRef,
      description: 'Everything together.',
      resolve: (summary) => summary.total,
    }),
    byMonth: t.field({
      type: [BusinessTotalsRef],
      description: `Months with receipts, the oldest first; the last ${MOST_MONTHS}.`,
      extensions: listOf(24),
      resolve: ({ byMonth }) => byMonth.slice(-MOST_MONTHS),
    }),
    byLabel: t.field({
      type: [BusinessTotalsRef],
      description: `Labels, the largest first; at most ${MOST_ROWS}.`,
      extensions: listOf(10),
      resolve: ({ byLabel }) => byLabel.slice(0, MOST_ROWS),
    }),
    byRestaurant: t.field({
      type: [BusinessTotalsRef],
      description: `Restaurants, the largest first; at most ${MOST_ROWS}.`,
      extensions: listOf(MOST_ROWS),
      resolve: ({ byRestaurant }) => byRestaurant.slice(0, MOST_ROWS),
    }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  businessSummary: t.field({
    type: [BusinessSummaryRef],
    description:
      'What the account spent on receipts that it hosts: one entry for each currency, the one with most receipts first.',
    extensions: { ...VOLATILE, ...listOf(1) },
    args: {
      from: t.arg.string({ description: 'The first day of the meals, such as "2026-01-01".' }),
      to: t.arg.string({ description: 'The last day of the meals.' }),
      label: t.arg.string({ description: 'Only receipts with this label, in upper or lower case.' }),
    },
    resolve: (_user, args, ctx) => readBusinessSummary(ctx, args).catch(refuseFilter),
  }),
  businessLabels: t.stringList({
    description: 'The labels that the account has used, the most frequent first; at most 100.',
    extensions: { ...VOLATILE, ...listOf(10) },
    resolve: (_user, _args, ctx) => listBusinessLabels(ctx),
  }),
}));

/** Arguments of a query have no refusals of their own. */
function refuseFilter(error: unknown): never {
  if (error instanceof InvalidInput) throw new GraphQLError(error.message, { extensions: { code: 'BAD_REQUEST' } });
  throw error;
}
