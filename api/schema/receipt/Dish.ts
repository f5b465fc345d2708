import { formatMoney, type Currency } from '@fairtab/domain/money';
import type { Dish } from '@fairtab/domain/receipts';
import { builder } from '../builder';
import { TaxClass } from '../enums';

export const DishRef = builder.objectRef<Dish & { readonly currency: Currency }>('Dish').implement({
  description: 'A line of a receipt that is split evenly. It can be looked at, not claimed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the dish or drink.' }),
    note: t.string({
      description: 'What was asked for with it; empty when nothing was.',
      resolve: ({ note }) => note ?? '',
    }),
    price: t.field({
      type: 'Money',
      description: 'Price of one unit.',
      resolve: (it) => formatMoney(it.priceCents, it.currency),
    }),
    quantity: t.exposeInt('quantity', { description: 'The number of units.' }),
    taxClass: t.expose('taxClass', { type: TaxClass, description: 'Which taxes it carries when it is an item again.' }),
    discount: t.field({
      type: 'Money',
      description: 'What a coupon for this line takes off.',
      resolve: (it) => formatMoney(it.discountCents, it.currency),
    }),
  }),
});
