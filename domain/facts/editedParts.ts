/** The parts of a bill that an edit can change, besides the currency and the total, whose values the fact has. */
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
