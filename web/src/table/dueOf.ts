import { centsOf } from '@fairtab/domain/money';
import type { TableClaim } from './tableState';

/** The money that a claim is paid with, in minor units: without what its owner paid the restaurant. */
export function dueOf({ amount, covered }: Pick<TableClaim, 'amount' | 'covered'>): number {
  return centsOf(amount) - centsOf(covered);
}
