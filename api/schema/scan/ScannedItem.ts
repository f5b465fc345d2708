import { FIRST_CURRENCY, formatMoney } from '@fairtab/domain/money';
import type { ScannedItem } from '@fairtab/domain/scan/bill';
import { isUnsure } from '@fairtab/domain/scan/unsure';
import { builder } from '../builder';
import { certaintyFields, type OnPhotos } from './ScannedFields';

export const ScannedItemRef = builder.objectRef<OnPhotos<ScannedItem>>('ScannedItem').implement({
  description: 'A line of the receipt.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The printed name.' }),
    note: t.string({
      description:
        'The lines below it that ask for something at no price, and the coupon that takes its `discount` off; empty when there are none.',
      resolve: ({ note }) => note ?? '',
    }),
    quantity: t.exposeInt('quantity', {
      description: 'The number of units; 1 when the price of the line cannot be divided by the printed number.',
    }),
    price: t.field({
      type: 'Money',
      description: 'Price of one unit.',
      resolve: (it) => formatMoney(it.unitPriceCents, FIRST_CURRENCY),
    }),
    line: t.field({
      type: 'Money',
      description: '`quantity` times `price`.',
      resolve: (it) => formatMoney(it.lineCents, FIRST_CURRENCY),
    }),
    discount: t.field({
      type: 'Money',
      description:
        'What a coupon below it takes off this line, which its `note` then names; 0.00 when none does. It is a part of the `discount` of the bill.',
      resolve: ({ discountCents }) => formatMoney(discountCents ?? 0, FIRST_CURRENCY),
    }),
    isAmountUnsure: t.boolean({
      description:
        'Whether a person should compare the price or the number of units with the photo. When only `isUnsure` is true, the name is hard to read.',
      resolve: ({ amountConfidence, confidence }) => isUnsure(amountConfidence ?? confidence),
    }),
    ...certaintyFields(t),
  }),
});
