import { displayMoney, parseMoney, type Cents } from '@fairtab/domain/money';

/** The cents of an amount from the server. @throws RangeError for a text that is not an amount */
export function centsOf(wire: string): Cents {
  const cents = parseMoney(wire);
  if (cents === null) throw new RangeError(`"${wire}" is no amount of money`);
  return cents;
}

/** An amount from the server as people read it: "$1,234.50". */
export function showMoney(wire: string): string {
  return displayMoney(centsOf(wire));
}
