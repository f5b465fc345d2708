import { isCurrency } from '@fairtab/domain/currencies';
import { FIRST_CURRENCY, formatMoney, type Cents } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import type { Scan } from '../../photos/scanning/Scan';

const hundredthsOf = (amount: string): Cents => parseMoney(amount, FIRST_CURRENCY) ?? 0;

/** What is taken off the bill besides what is taken off its lines; empty when nothing is. */
function discountBesides({ discount }: Scan['bill'], ofLines: Cents): string {
  const cents = hundredthsOf(discount?.value ?? '') - ofLines;
  return cents > 0 ? formatMoney(cents, FIRST_CURRENCY) : '';
}

/** The form's fields as read on a photo. Fields that were not read are empty; without a date or a currency those of the draft stay. */
export function fieldsOfScan({ bill }: Scan) {
  const currency = bill.currency && isCurrency(bill.currency) ? bill.currency : null;
  // Amounts come with two decimals, because the paper may not say its currency.
  const written = (amount: string): string => {
    const cents = currency === null ? null : parseMoney(amount, currency);
    return currency !== null && cents !== null ? formatMoney(cents, currency) : amount;
  };
  // A discount of a single line is its coupon, and the rest belongs to the bill.
  const ofLines = bill.items.reduce((sum, { discount }) => sum + hundredthsOf(discount), 0);
  const items = bill.items.map(({ name, note, price, quantity, discount }, index) => ({
    key: index + 1,
    name,
    ...(note && { note }),
    price: written(price),
    ...(hundredthsOf(discount) > 0 && { discount: written(discount) }),
    quantity,
    splitWith: 1,
    scanItem: index,
  }));
  return {
    restaurantName: bill.restaurantName?.value ?? '',
    ...(bill.date && { date: bill.date.value }),
    ...(currency && { currency }),
    items: items.length > 0 ? items : [{ key: 1, name: '', price: '', quantity: 1, splitWith: 1 }],
    tax: written(bill.tax?.value ?? ''),
    alcoholTax: '',
    // A printed tip is an amount, not a preset.
    tip: written(bill.tip?.value ?? ''),
    tipMode: bill.tip ? ('manual' as const) : ('percent' as const),
    tipPercent: null,
    lastTipPercent: null,
    fees: written(bill.fees?.value ?? ''),
    serviceChargePercent: null,
    discount: written(discountBesides(bill, ofLines)),
    total: written(bill.total?.value ?? ''),
  };
}
