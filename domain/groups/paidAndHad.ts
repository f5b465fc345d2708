import type { Cents } from '../money';

/**
 * What each person paid and had, of which a file has only the difference. Whoever is below zero had just that and paid nothing. What
 * then is left of the cost was had by those who paid: in equal parts, the first of them with the cents that are left over. So
 * everybody's difference is exact, and with one payer all of it is what really was.
 * @param costCents at least the sum of the differences above zero
 * @param balances what each paid minus what each had; they add up to zero
 */
export function paidAndHad({ costCents, balances }: { costCents: Cents; balances: readonly Cents[] }): {
  paidCents: Cents[];
  hadCents: Cents[];
} {
  const payers = balances.flatMap((balance, index) => (balance > 0 ? [index] : []));
  const movedCents = balances.reduce((sum, balance) => sum + Math.max(balance, 0), 0);
  const left = costCents - movedCents;
  const each = Math.floor(left / payers.length);
  const odd = left - each * payers.length;
  const hadCents = balances.map((balance, index) => {
    const place = payers.indexOf(index);
    return place < 0 ? 0 - balance || 0 : each + (place < odd ? 1 : 0);
  });
  return { hadCents, paidCents: balances.map((balance, index) => balance + (hadCents[index] ?? 0)) };
}
