import type { Scan } from '../scanning/Scan';

/** The form's fields as read on a photo. Fields that were not read are empty; without a date the draft's date stays. */
export function fieldsOfScan({ bill }: Scan) {
  const items = bill.items.map(({ name, note, price, quantity }, index) => ({
    key: index + 1,
    name,
    ...(note && { note }),
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
    alcoholTax: '',
    // A printed tip is an amount, not a preset.
    tip: bill.tip?.value ?? '',
    tipMode: bill.tip ? ('manual' as const) : ('percent' as const),
    tipPercent: null,
    lastTipPercent: null,
    fees: bill.fees?.value ?? '',
    serviceChargePercent: null,
    discount: bill.discount?.value ?? '',
    total: bill.total?.value ?? '',
  };
}
