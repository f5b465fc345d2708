import { TaxClass } from '../enums';
import type { InputBuilder } from '../inputFields';

/** Which taxes a line carries. */
export function taxClassInput(t: InputBuilder) {
  return t.field({ type: TaxClass, defaultValue: 'ordinary', description: 'Which taxes the line carries.' });
}

/** The line's own discount. */
export function couponInput(t: InputBuilder) {
  return t.field({
    type: 'Money',
    description: 'What a coupon for this line takes off: at most what the line costs. 0 by default.',
  });
}

/** What a line costs and how much of it there is. */
export function amountInputs(t: InputBuilder) {
  return {
    price: t.field({ type: 'Money', description: 'Price of one unit. Required unless `lineTotal` is given.' }),
    quantity: t.int({ defaultValue: 1, description: 'The number of units.' }),
    lineTotal: t.field({
      type: 'Money',
      description:
        'What the whole line costs before `discount`, as a bill prints it, in place of `price`. When no price of one makes it, the item has one unit with this price, and its `note` begins with what was given ("3 for $10.00").',
    }),
    measure: t.string({
      description:
        'How much of it there is where that is no count, in place of `quantity`: above 0, up to 999, with up to three decimals, such as "2.5". The item has one unit, which costs `measure` times `price` rounded half up, and its `note` begins with what was given ("2.5 × $12.00").',
    }),
    splitWith: t.int({ defaultValue: 1, description: 'How many people the host expects to share each unit.' }),
  };
}
