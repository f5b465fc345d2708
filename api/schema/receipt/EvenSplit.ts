import type { EvenSplit } from '@fairtab/domain/receipts';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { DishRef } from './Dish';

export const EvenSplitRef = builder.objectRef<EvenSplit>('EvenSplit').implement({
  description: 'How a bill is split evenly: its one item is shared, and the dishes are kept beside it.',
  fields: (t) => ({
    people: t.exposeInt('people', { description: 'Among how many people.' }),
    dishes: t.field({
      type: [DishRef],
      description: 'The lines as the host entered them; splitByItem makes them items again.',
      extensions: listOf(20),
      resolve: ({ dishes }) => [...dishes],
    }),
  }),
});
