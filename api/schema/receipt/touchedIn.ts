import type { Touched } from '@fairtab/domain/facts/trail';
import type { ReceiptEvent } from '../../context';

/**
 * Everything that the changes of an event touched. A client with a version between `since` and the event's needs no more than
 * this, because every change in between is counted.
 * @returns null when the receipt as a whole may be different, or the event continues from no version.
 */
export function touchedIn({ receipt, since, changes }: ReceiptEvent): Touched | null {
  if (since === null || changes.length !== receipt.version - since) return null;
  const all = changes.flatMap(({ touched }) => touched ?? []);
  if (all.length < changes.length) return null;
  return {
    items: all.flatMap(({ items }) => items),
    claims: all.flatMap(({ claims }) => claims),
    diners: all.flatMap(({ diners }) => diners),
    payments: all.flatMap(({ payments }) => payments),
    lists: all.some(({ lists }) => lists),
  };
}
