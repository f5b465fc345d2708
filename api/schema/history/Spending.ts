import {
  MOST_MONTHS,
  readSpending,
  type RestaurantSpending,
  type Spending,
} from '@fairtab/services/money/history/spending';
import { GraphQLError } from 'graphql';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';
import { moneyField } from '../moneyField';

type InCurrency = Pick<Spending, 'currency'>;

const MonthSpendingRef = builder.objectRef<Spending['byMonth'][number] & InCurrency>('MonthSpending').implement({
  description: 'The spending of the account in one month.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The month, such as "2026-11".' }),
    amount: moneyField(t, {
      description: 'The amount. "0.00" for a month without meals.',
      cents: (it) => it.amountCents,
    }),
  }),
});

const RestaurantSpendingRef = builder.objectRef<RestaurantSpending & InCurrency>('RestaurantSpending').implement({
  description: 'The spending of the account at one restaurant.',
  fields: (t) => ({
    restaurantName: t.exposeString('restaurantName', { description: 'The name as on the latest receipt.' }),
    amount: moneyField(t, { description: 'The amount of all meals there.', cents: (it) => it.amountCents }),
    meals: t.exposeInt('meals', { description: 'The number of receipts.' }),
  }),
});

const SpendingRef = builder.objectRef<Spending>('Spending').implement({
  description: "The sums of the account's own claims in one currency, paid or not, by the day of the meal.",
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'The ISO 4217 code of all amounts.' }),
    total: moneyField(t, { description: 'The sum of all months.', cents: (it) => it.totalCents }),
    byMonth: t.field({
      type: [MonthSpendingRef],
      description: 'One entry for every month, the oldest first.',
      extensions: listOf(MOST_MONTHS),
      resolve: ({ byMonth, currency }) => byMonth.map((month) => ({ ...month, currency })),
    }),
    byRestaurant: t.field({
      type: [RestaurantSpendingRef],
      description: 'The ten restaurants with the largest amounts.',
      extensions: listOf(10),
      resolve: ({ byRestaurant, currency }) => byRestaurant.map((restaurant) => ({ ...restaurant, currency })),
    }),
  }),
});

builder.objectField(UserRef, 'spending', (t) =>
  t.field({
    type: [SpendingRef],
    description:
      "The account's spending on its own shares of meals, one entry for each currency, the one with most meals first.",
    extensions: { ...VOLATILE, ...listOf(1) },
    args: {
      months: t.arg.int({ defaultValue: 12, description: `The number of months with this one; 1 to ${MOST_MONTHS}.` }),
    },
    resolve: (_user, { months }, ctx) => {
      const count = months ?? 12;
      if (count < 1 || count > MOST_MONTHS)
        throw new GraphQLError(`Spending is counted over 1 to ${MOST_MONTHS} months.`, {
          extensions: { code: 'BAD_REQUEST' },
        });
      return readSpending(ctx, { months: count });
    },
  }),
);
