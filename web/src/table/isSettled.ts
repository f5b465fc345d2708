import { centsOf } from '@fairtab/domain/money';
import type { TableClaim, TablePayment, TableState } from './tableState';

/** Whether all is paid, nothing waits for the host's word, and nothing is left to pass on to who paid the restaurant. An empty bill is never settled. */
export function isSettled(
  receipt: Pick<TableState, 'total' | 'remaining'> & {
    readonly payments: readonly Pick<TablePayment, 'status'>[];
    readonly contributions: readonly { readonly owed: string }[];
  },
): boolean {
  const { total, remaining, payments, contributions } = receipt;
  return (
    centsOf(total) > 0 &&
    centsOf(remaining) <= 0 &&
    payments.every(({ status }) => status !== 'REPORTED') &&
    contributions.every(({ owed }) => centsOf(owed) <= 0)
  );
}

/** Whether nobody has to pay for a claim any more: it is paid, covered by what its diner paid the restaurant, or what the host had. */
export function isSettledClaim(
  { hostDiner, hostName }: Pick<TableState, 'hostDiner' | 'hostName'>,
  {
    diner,
    claimerName,
    status,
    amount,
    covered,
  }: Pick<TableClaim, 'diner' | 'claimerName' | 'status' | 'amount' | 'covered'>,
): boolean {
  const isHostsOwn = diner === hostDiner && claimerName.toLowerCase() === hostName.toLowerCase();
  return status === 'PAID' || (status === 'CLAIMED' && (isHostsOwn || centsOf(covered) >= centsOf(amount)));
}
