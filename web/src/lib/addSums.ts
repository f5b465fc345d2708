import { centsOf, formatMoney } from '@fairtab/domain/money';

/** An amount of one currency, as the API says it. */
export interface WireSum {
  readonly currency: string;
  readonly amount: string;
}

/** Adds up lists of sums, currency by currency, since nothing is converted. A sum of nothing is left out beside another one. */
export function addSums(...lists: readonly (readonly WireSum[])[]): WireSum[] {
  const cents = new Map<string, number>();
  for (const { currency, amount } of lists.flat()) cents.set(currency, (cents.get(currency) ?? 0) + centsOf(amount));
  const sums = [...cents].map(([currency, sum]) => ({ currency, amount: formatMoney(sum, currency), sum }));
  const some = sums.filter(({ sum }) => sum !== 0);
  return (some.length > 0 ? some : sums.slice(0, 1)).map(({ currency, amount }) => ({ currency, amount }));
}
