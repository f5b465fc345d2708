import { centsOnWire, displayMoney, type Cents, type Currency } from '@fairtab/domain/money';

/** The minor units of an amount from the server. @throws RangeError for a text that is not an amount */
export function centsOf(wire: string): Cents {
  return centsOnWire(wire);
}

/** An amount from the server as people read it: "$1,234.50". */
export function showMoney(wire: string, currency: Currency): string {
  return displayMoney(centsOf(wire), currency);
}
