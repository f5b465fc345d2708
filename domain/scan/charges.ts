import type { Candidate } from './candidates';
import type { Solution } from './solve';

/**
 * What a line among the items is when it is no dish: a gratuity is a tip wherever it is printed, and a fee one that
 * everybody bears unless the receipt counts it into its subtotal like a dish.
 */
export function chargeOf({ candidate, solution }: { candidate: Candidate; solution: Solution }): 'tip' | 'fee' | null {
  if (candidate.row.label === 'tip') return 'tip';
  return candidate.row.label === 'fee' && solution.subtotal === null ? 'fee' : null;
}
