import { centsOf } from '@fairtab/domain/money';
import type { TablePayment, TableState } from './tableState';

/** Whether all is paid and nothing waits for the host's word. An empty bill is never settled. */
export function isSettled(
  receipt: Pick<TableState, 'total' | 'remaining'> & {
    readonly payments: readonly Pick<TablePayment, 'status'>[];
  },
): boolean {
  const { total, remaining, payments } = receipt;
  return centsOf(total) > 0 && centsOf(remaining) <= 0 && payments.every(({ status }) => status !== 'REPORTED');
}
