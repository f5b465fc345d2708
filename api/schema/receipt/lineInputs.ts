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
    description: 'What a coupon for this line takes off: at most `price` times `quantity`. 0 by default.',
  });
}
