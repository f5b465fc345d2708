import type { Currency } from '@fairtab/domain/money';

/** A currency, the largest price of a dish in minor units, and how many digits those are. */
export const CURRENCIES_OF_PROOF: readonly (readonly [code: Currency, most: number, digits: number])[] = [
  ['USD', 40_00, 2],
  ['USD', 40_00, 2],
  ['USD', 9, 2],
  ['EUR', 40_00, 2],
  ['JPY', 4_000, 0],
];
