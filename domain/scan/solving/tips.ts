import type { Cents } from '../../money';
import type { Row } from '../rows/rows';

/** The engine's confidence in print. */
const PRINTED = 0.85;

/**
 * The rows of payments that are the total and a tip printed below it: "Total 25.92, Tip 4.40, Mastercard 30.32". What was
 * paid is the total of such a bill, also with a surcharge for cards in place of the tip. What may be handwriting does not count.
 */
export function paymentsWithTip(
  foot: readonly Row[],
): ReadonlyMap<Row, { readonly tip: Row; readonly withoutTip: Cents }> {
  const payments = foot.filter(({ label }) => label === 'tender');
  const found = new Map<Row, { tip: Row; withoutTip: Cents }>();
  for (const [at, total] of foot.entries()) {
    if (total.label !== 'total') continue;
    for (const tip of foot.slice(at + 1)) {
      if ((tip.label !== 'tip' && tip.label !== 'fee') || last(tip) <= 0 || isMaybeHandwritten(tip)) continue;
      const payment = payments.find((row) => last(row) === last(total) + last(tip));
      if (payment) found.set(payment, { tip, withoutTip: last(total) });
    }
  }
  return found;
}

function last({ amounts }: Row): Cents {
  return amounts.at(-1)?.cents ?? 0;
}

/**
 * Engines read handwriting with little confidence. A tip that was written by hand is not part of the restaurant's bill.
 */
export function isMaybeHandwritten(row: Row): boolean {
  return row.amounts.some(({ words }) => words.some(({ confidence }) => confidence < PRINTED));
}
