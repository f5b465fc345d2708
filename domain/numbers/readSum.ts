import { parseMoney } from './parseMoney';
import { MAX_CENTS, type Cents, type Currency } from '../money';
import { plainNumber, readWhole } from '../readNumber';

/**
 * A sum as people type it into the field of an amount: "12+4", "2*3.50", "2 x 3.50 + 1". A factor is a whole number. There is no
 * difference, because "12-50" is how some write 12.50.
 * @returns minor units; null for a text that is no sum, and for one with an amount that cannot be read
 */
export function readSum(typed: string, currency: Currency): Cents | null {
  const text = plainNumber(typed);
  // A sign in front belongs to the number.
  if (/^0x/i.test(text) || !/^[^+*x×].*[+*x×]/i.test(text)) return null;
  const terms = text.split('+').map((term) => productOf(term, currency));
  const sum = terms.reduce<number | null>((so, term) => (so === null || term === null ? null : so + term), 0);
  return sum !== null && sum <= MAX_CENTS ? sum : null;
}

function productOf(term: string, currency: Currency): Cents | null {
  const factors = term.split(/[*x×]/i).map((factor) => factor.trim());
  if (factors.length === 1) return amountOf(term, currency);
  const [one = '', other = '', ...more] = factors;
  if (more.length > 0) return null;
  // Two whole numbers are a count and an amount in either order, with the same product.
  const [count, amount] = readWhole(one) === null ? [other, one] : [one, other];
  const [times, cents] = [readWhole(count), amountOf(amount, currency)];
  return times === null || times < 0 || cents === null ? null : times * cents;
}

function amountOf(text: string, currency: Currency): Cents | null {
  const cents = parseMoney(text, currency);
  return cents === null || cents < 0 ? null : cents;
}
