import { formatMoney, type Currency } from '@fairtab/domain/money';
import type { Dish } from '@fairtab/domain/receipts';
import { builder } from '../builder';

export const DishRef = builder.objectRef<Dish & { readonly currency: Currency }>('Dish').implement({
  description: 'A line of a receipt that is split evenly. It can be looked at, not claimed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the dish or drink.' }),
    price: t.field({
      type: 'Money',
      description: 'Price of one unit.',
      resolve: (it) => formatMoney(it.priceCents, it.currency),
    }),
    quantity: t.exposeInt('quantity', { description: 'The number of units.' }),
  }),
});
