import type { Currency } from '@fairtab/domain/money';
import type { EvenSplit } from '@fairtab/domain/receipts';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { DishRef } from './Dish';

export const EvenSplitRef = builder.objectRef<EvenSplit & { readonly currency: Currency }>('EvenSplit').implement({
  description: 'How a receipt is split evenly: all share its one item, and the dishes are kept beside it.',
  fields: (t) => ({
    people: t.exposeInt('people', { description: 'The number of people who share the receipt.' }),
    dishes: t.field({
      type: [DishRef],
      description: 'The lines as the host entered them. splitByItem makes them items again.',
      extensions: listOf(20),
      resolve: ({ dishes, currency }) => dishes.map((dish) => ({ ...dish, currency })),
    }),
  }),
});
