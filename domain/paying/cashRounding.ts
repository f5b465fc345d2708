import { t } from '../language/t';
import { displayMoney, type Cents, type Currency } from '../money';

/**
 * The smallest coin, in minor units, of the currencies that have none of one unit (docs/product/payments.md). CHF, CAD, DKK,
 * CZK, NOK and SEK are as CLDR has them (supplementalData.xml: cashRounding, cashDigits). CLDR has no coin, or one that is gone,
 * for HUF, AUD, NZD, MYR and ILS, whose central banks or laws round what is given in cash, and for SGD, whose one-cent coin is
 * no longer issued. A currency whose countries differ, such as the euro, and one in which shops round down only, such as the
 * rand, is not here.
 */
const SMALLEST_COIN: Readonly<Record<Currency, Cents>> = {
  AUD: 5,
  CAD: 5,
  CHF: 5,
  CZK: 100,
  DKK: 50,
  HUF: 500,
  ILS: 10,
  MYR: 5,
  NOK: 100,
  NZD: 10,
  SEK: 100,
  SGD: 5,
};

/**
 * The sum in coins and notes that pays an amount: the nearest that they can make. Half of the smallest coin rounds up.
 * @returns null where that is nothing else than the amount, and below half of the smallest coin, because a part that costs
 * something is never paid with nothing.
 */
export function cashFor(amountCents: Cents, currency: Currency): Cents | null {
  const coin = SMALLEST_COIN[currency];
  if (coin === undefined) return null;
  const cashCents = Math.floor((2 * amountCents + coin) / (2 * coin)) * coin;
  return cashCents <= 0 || cashCents === amountCents ? null : cashCents;
}

/** An amount as people read what was given for it: "CHF 12.35 (rounded from CHF 12.32)", and "CHF 12.32" without rounding. */
export function givenText({
  amountCents,
  cashCents,
  currency,
}: {
  amountCents: Cents;
  cashCents: Cents | null;
  currency: Currency;
}): string {
  const amount = displayMoney(amountCents, currency);
  return cashCents === null
    ? amount
    : t('{cash} (rounded from {amount})', { cash: displayMoney(cashCents, currency), amount });
}
