import type { Touched } from '@fairtab/domain/trail';
import type { ReceiptEvent } from '../../context';

/**
 * What all changes of an event touched together. Because every single change counts, it is also all that differs for
 * somebody who has a version in between.
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
