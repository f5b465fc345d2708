import { cashFor } from '../paying/cashRounding';
import { t } from '../language/t';
import { displayMoney, formatMoney, type Cents, type Currency } from '../money';
import type { Refused } from './Refusal';

/** How far a client's amount may be from the right one, in minor units. Beyond that it showed its viewer a wrong number. */
const TOLERATED_CENTS = 1;

/**
 * Compares the amount that a client showed with the right one (docs/product/bill.md).
 * @param amounts.expectedCents null when the client did not say what it showed
 * @returns null when the two are no more than a cent apart.
 */
export function checkAmount({
  expectedCents,
  amountCents,
  currency,
}: {
  expectedCents: Cents | null;
  amountCents: Cents;
  currency: Currency;
}): Refused | null {
  if (expectedCents === null || Math.abs(expectedCents - amountCents) <= TOLERATED_CENTS) return null;
  return {
    refusal: {
      kind: 'amountMismatch',
      message: t('The right amount is {amount}.', { amount: formatMoney(amountCents, currency) }),
      amountCents,
      currency,
    },
  };
}

/**
 * Compares what was given in cash with what the amount is rounded to. Any other sum is refused: more would be a tip that nobody
 * gets, and less would leave something open.
 */
export function checkCash({
  cashCents,
  amountCents,
  currency,
}: {
  cashCents: Cents;
  amountCents: Cents;
  currency: Currency;
}): Refused | null {
  const rightCents = cashFor(amountCents, currency) ?? amountCents;
  if (cashCents === rightCents) return null;
  const message = t('In cash the right amount is {amount}.', { amount: displayMoney(rightCents, currency) });
  return { refusal: { kind: 'amountMismatch', message, amountCents: rightCents, currency } };
}
