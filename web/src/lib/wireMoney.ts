import { displayMoney, parseMoney, type Cents } from '@fairtab/domain/money';

/** Cents of an amount the server sent. @throws RangeError for a text that is no amount: the server never sends one. */
export function centsOf(wire: string): Cents {
  const cents = parseMoney(wire);
  if (cents === null) throw new RangeError(`"${wire}" is no amount of money`);
  return cents;
}

/** An amount the server sent, as people read it: "$1,234.50". */
export function showMoney(wire: string): string {
  return displayMoney(centsOf(wire));
}
