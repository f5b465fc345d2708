import { displayMoney, type Cents, type Currency } from '@fairtab/domain/money';

const AMOUNT = /^-?\d+(\.\d+)?$/;

/**
 * The minor units of an amount from the server. It has all decimals of its currency, so it need not be known here.
 * @throws RangeError for a text that is not an amount
 */
export function centsOf(wire: string): Cents {
  if (!AMOUNT.test(wire)) throw new RangeError(`"${wire}" is no amount of money`);
  // Never -0, which would be shown with its sign.
  return Number(wire.replace('.', '')) || 0;
}

/** An amount from the server as people read it: "$1,234.50". */
export function showMoney(wire: string, currency: Currency): string {
  return displayMoney(centsOf(wire), currency);
}
