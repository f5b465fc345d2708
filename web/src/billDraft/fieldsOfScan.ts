import type { Scan } from '../scanning/Scan';
import type { Draft } from './draft';

type ScannedFields = Pick<
  Draft,
  | 'restaurantName'
  | 'items'
  | 'tax'
  | 'tip'
  | 'fees'
  | 'discount'
  | 'total'
  | 'tipMode'
  | 'tipPercent'
  | 'lastTipPercent'
> &
  Partial<Pick<Draft, 'date'>>;

/** What a photo says, in the fields of the form. What it does not say is empty; without a date the one there stays. */
export function fieldsOfScan({ bill }: Scan): ScannedFields {
  const items = bill.items.map(({ name, price, quantity }, index) => ({
    key: index + 1,
    name,
    price,
    quantity,
    splitWith: 1,
    scanItem: index,
  }));
  return {
    restaurantName: bill.restaurantName?.value ?? '',
    ...(bill.date && { date: bill.date.value }),
    items: items.length > 0 ? items : [{ key: 1, name: '', price: '', quantity: 1, splitWith: 1 }],
    tax: bill.tax?.value ?? '',
    // A tip that is printed is an amount, and no preset.
    tip: bill.tip?.value ?? '',
    tipMode: bill.tip ? 'manual' : 'percent',
    tipPercent: null,
    lastTipPercent: null,
    fees: bill.fees?.value ?? '',
    discount: bill.discount?.value ?? '',
    total: bill.total?.value ?? '',
  };
}
