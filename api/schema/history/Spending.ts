import { MOST_MONTHS, readSpending, type RestaurantSpending, type Spending } from '@fairtab/services/history/spending';
import { GraphQLError } from 'graphql';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';

const MonthSpendingRef = builder.objectRef<Spending['byMonth'][number]>('MonthSpending').implement({
  description: 'What the account spent on meals of one month.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Like "2026-11".' }),
    amount: t.expose('amountCents', { type: 'Money', description: '"0.00" for a month without meals.' }),
  }),
});

const RestaurantSpendingRef = builder.objectRef<RestaurantSpending>('RestaurantSpending').implement({
  description: 'What the account spent at one restaurant.',
  fields: (t) => ({
    restaurantName: t.exposeString('restaurantName', { description: 'As it was spelled last.' }),
    amount: t.expose('amountCents', { type: 'Money', description: 'On all its meals there.' }),
    meals: t.exposeInt('meals', { description: 'How many receipts.' }),
  }),
});

const SpendingRef = builder.objectRef<Spending>('Spending').implement({
  description: "The account's own claims, paid or not, by the day of the meal.",
  fields: (t) => ({
    total: t.expose('totalCents', { type: 'Money', description: 'All months together.' }),
    byMonth: t.field({
      type: [MonthSpendingRef],
      description: 'Every month, the oldest first.',
      extensions: listOf(MOST_MONTHS),
      resolve: ({ byMonth }) => [...byMonth],
    }),
    byRestaurant: t.field({
      type: [RestaurantSpendingRef],
      description: 'The ten largest.',
      extensions: listOf(10),
      resolve: ({ byRestaurant }) => [...byRestaurant],
    }),
  }),
});

builder.objectField(UserRef, 'spending', (t) =>
  t.field({
    type: SpendingRef,
    description: 'What the account spent on its own share of meals.',
    extensions: VOLATILE,
    args: {
      months: t.arg.int({
        defaultValue: 12,
        description: `Over how many months, this one included; 1 to ${MOST_MONTHS}.`,
      }),
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
