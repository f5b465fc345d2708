import { formatMoney } from '@fairtab/domain/money';
import type { Dish } from '@fairtab/domain/receipts';

/** A line as an input takes it. */
export function lineInput<Line extends Dish>({ priceCents, discountCents, ...line }: Line) {
  return { ...line, price: formatMoney(priceCents, 'USD'), discount: formatMoney(discountCents, 'USD') };
}
