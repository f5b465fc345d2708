import { FIRST_CURRENCY, MAX_CENTS, type Cents } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';

/** The amount that links can carry, in dollars, as the page is about no receipt; null when nothing usable was typed. */
export function centsTyped(amount: string): Cents | null {
  const cents = parseMoney(amount, FIRST_CURRENCY);
  return cents !== null && cents > 0 && cents <= MAX_CENTS ? cents : null;
}
