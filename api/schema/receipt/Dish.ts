import { type Currency } from '@fairtab/domain/money';
import type { Dish } from '@fairtab/domain/receipts';
import { builder } from '../builder';
import { TaxClass } from '../enums';
import { moneyField } from '../moneyField';

export const DishRef = builder.objectRef<Dish & { readonly currency: Currency }>('Dish').implement({
  description: 'A line of a receipt that is split evenly. It can be looked at, not claimed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the dish or drink.' }),
    note: t.string({
      description: 'What was asked for with it; empty when nothing was.',
      resolve: ({ note }) => note ?? '',
    }),
    price: moneyField(t, { description: 'Price of one unit.', cents: (it) => it.priceCents }),
    quantity: t.exposeInt('quantity', { description: 'The number of units.' }),
    taxClass: t.expose('taxClass', { type: TaxClass, description: 'Which taxes it carries when it is an item again.' }),
    discount: moneyField(t, { description: 'What a coupon for this line takes off.', cents: (it) => it.discountCents }),
  }),
});
