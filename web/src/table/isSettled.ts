import { centsOf } from '@fairtab/domain/money';
import type { TableClaim, TablePayment, TableState } from './tableState';

/** Whether all is paid and nothing waits for the host's word. An empty bill is never settled. */
export function isSettled(
  receipt: Pick<TableState, 'total' | 'remaining'> & {
    readonly payments: readonly Pick<TablePayment, 'status'>[];
  },
): boolean {
  const { total, remaining, payments } = receipt;
  return centsOf(total) > 0 && centsOf(remaining) <= 0 && payments.every(({ status }) => status !== 'REPORTED');
}

/** Whether nobody has to pay for a claim any more: it is paid, or it is what the host had (domain/receipts.ts). */
export function isSettledClaim(
  { hostDiner, hostName }: Pick<TableState, 'hostDiner' | 'hostName'>,
  { diner, claimerName, status }: Pick<TableClaim, 'diner' | 'claimerName' | 'status'>,
): boolean {
  const isHostsOwn = diner === hostDiner && claimerName.toLowerCase() === hostName.toLowerCase();
  return status === 'PAID' || (status === 'CLAIMED' && isHostsOwn);
}
