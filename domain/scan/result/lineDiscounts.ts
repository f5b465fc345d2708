import type { Cents } from '../../money';
import type { Candidate } from '../solving/candidates';
import { dividing } from '../solving/quantities';
import { isByRate } from '../solving/rates';
import type { Solution } from '../solving/solve';

/** What is taken off a dish, and the words that say so. */
export interface LineDiscount {
  readonly cents: Cents;
  readonly words: string;
}

/**
 * The coupons, comps and voids that belong to the dish right above them, by the index of the dish's candidate. The arithmetic has
 * to say so: they take off the line or some of its units, or what the printed rate makes of this line and not of all dishes.
 */
export function lineDiscountsOf({ candidates, items, itemsClose }: Solution): ReadonlyMap<number, LineDiscount> {
  const found = new Map<number, LineDiscount>();
  // What the lines of a bill that is open are worth is not known.
  if (!itemsClose) return found;
  const centsAt = (at: number): Cents => items.options[at]?.cents ?? 0;
  const dishes = candidates.flatMap((_, at) => (centsAt(at) > 0 ? [at] : []));
  // With a single dish, what takes everything off the dish takes everything off the bill, too.
  if (dishes.length < 2) return found;
  const sum = dishes.reduce((added, at) => added + centsAt(at), 0);
  for (const [at, candidate] of candidates.entries()) {
    const off = -centsAt(at);
    const dish = candidates[at - 1];
    const lineCents = centsAt(at - 1);
    if (off <= 0 || !dish || lineCents < off || dish.row.label === 'tip' || dish.row.label === 'fee') continue;
    if (isOfUnits({ dish, lineCents, off }) || isRateOf({ candidate, lineCents, sum, off }))
      found.set(at - 1, { cents: off, words: candidate.name });
  }
  return found;
}

function isOfUnits({ dish, lineCents, off }: { dish: Candidate; lineCents: Cents; off: Cents }): boolean {
  return off % (lineCents / dividing(dish.quantity, lineCents).units) === 0;
}

function isRateOf({
  candidate: { row },
  lineCents,
  sum,
  off,
}: {
  candidate: Candidate;
  lineCents: Cents;
  sum: Cents;
  off: Cents;
}): boolean {
  const isOf = (base: Cents): boolean => isByRate({ row, cents: off, bases: [base] });
  return isOf(lineCents) && !isOf(sum);
}
