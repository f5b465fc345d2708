import { FIRST_CURRENCY, type Cents, type Currency } from '@fairtab/domain/money';

/** Amounts of one currency added up. Amounts of different currencies never are. */
export interface MoneySum {
  readonly currency: Currency;
  readonly cents: Cents;
}

/** @returns one sum for each currency, the largest first; a sum of nothing when there is none, so that pages have one to show. */
export function moneySums(centsOf: Readonly<Record<Currency, Cents>>): MoneySum[] {
  const sums = Object.entries(centsOf).map(([currency, cents]) => ({ currency, cents }));
  return sums.length === 0 ? [{ currency: FIRST_CURRENCY, cents: 0 }] : sums.sort((a, b) => b.cents - a.cents);
}

/** SQL: the rows of a table with `currency` and `cents`, added up for moneySums. Sums are far below 2^53. */
export function sumsByCurrency(table: string): string {
  return `(SELECT coalesce(json_object_agg(currency, cents), '{}')
    FROM (SELECT currency, sum(cents)::float8 AS cents FROM ${table} GROUP BY currency) sums)`;
}
