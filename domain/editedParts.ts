/** The parts of a bill that an edit can change, besides the currency and the total, of which a fact has the values. */
export const EDITED_PARTS = [
  'restaurant',
  'hostName',
  'description',
  'date',
  'items',
  'tax',
  'alcoholTax',
  'tip',
  'fees',
  'discount',
  'waysToPay',
  'exchangeRate',
] as const;
