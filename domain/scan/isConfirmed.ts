import type { Solution } from './solve';

/** All that was read otherwise than printed or without a label, as in AmountReading. */
const MAX_COST = 5.6;
/**
 * A digit that the engine was sure of is no digit to change: prices end alike, so that a line that was not seen is
 * easily made up for by another digit somewhere.
 */
const MAX_CHANGED_DIGIT = 3.9;
/** Without a subtotal there is one sum only, which confirms less. */
const MAX_ITEMS_COST_WITHOUT_SUBTOTAL = 2.5;
/** Nor is a sum confirmed by a line that may be anything. */
const MAX_EXTRAS_COST = 3.2;

/** Whether the arithmetic of a receipt confirms every amount, rather than being made to. */
export function isConfirmed(solution: Solution): boolean {
  const { items, itemsClose, totalCloses, extras, subtotal, total, cost } = solution;
  if (!itemsClose || !totalCloses || cost > MAX_COST || extras.cost > MAX_EXTRAS_COST) return false;
  if (!items.options.some(({ cents }) => cents > 0)) return false;
  if (items.options.some((option) => option.cents !== 0 && option.cost > MAX_CHANGED_DIGIT)) return false;
  if (total?.row.label === 'total' && total.cost > MAX_CHANGED_DIGIT) return false;
  return subtotal?.row.label === 'subtotal' || items.cost <= MAX_ITEMS_COST_WITHOUT_SUBTOTAL;
}
