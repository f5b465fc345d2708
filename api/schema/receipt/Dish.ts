import type { Dish } from '@fairtab/domain/receipts';
import { builder } from '../builder';

export const DishRef = builder.objectRef<Dish>('Dish').implement({
  description: 'A line of a bill that is split evenly: to look at, not to claim.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What was ordered.' }),
    price: t.expose('priceCents', { type: 'Money', description: 'Price of one unit.' }),
    quantity: t.exposeInt('quantity', { description: 'How many units.' }),
  }),
});
