import type { Candidate } from './candidates';
import { isForService, MIN_TIP_SHARE } from './foot';
import type { Solution } from './solve';

/**
 * The kind of charge of a line among the items that is no dish. A gratuity is a tip wherever it is printed. A fee is
 * shared by all diners, unless the receipt includes it in its subtotal like a dish.
 */
export function chargeOf({ candidate, solution }: { candidate: Candidate; solution: Solution }): 'tip' | 'fee' | null {
  const { row, amount } = candidate;
  if (row.label !== 'tip' && row.label !== 'fee') return null;
  const base = solution.subtotal?.cents ?? solution.total?.cents ?? 0;
  const isSmall = isForService(row) && amount.cents < MIN_TIP_SHARE * base;
  if (row.label === 'tip' && !isSmall) return 'tip';
  return solution.subtotal === null ? 'fee' : null;
}
