import { MAX_CENTS, parseMoney, type Cents } from '@fairtab/domain/money';

/** The amount that links can carry; null when nothing usable was typed. */
export function centsTyped(amount: string): Cents | null {
  const cents = parseMoney(amount.trim().replace(/^\$/, ''));
  return cents !== null && cents > 0 && cents <= MAX_CENTS ? cents : null;
}
