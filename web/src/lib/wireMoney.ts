import { centsOf, displayMoney, type Currency } from '@fairtab/domain/money';

/** An amount from the server as people read it: "$1,234.50". */
export function showMoney(wire: string, currency: Currency): string {
  return displayMoney(centsOf(wire), currency);
}
