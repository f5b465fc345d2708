import type { ReceiptState } from '@fairtab/domain/receipts';
import { Conflict } from '../errors';

/** @throws Conflict when somebody has a live claim: nobody's claim is turned into a claim on something else. */
export function refuseClaimed({ claims }: ReceiptState): void {
  if (claims.every(({ status }) => status === 'cancelled')) return;
  throw new Conflict('Somebody has claimed already. Cancel those claims before you split the bill another way.');
}
