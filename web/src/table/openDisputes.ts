import { centsOf } from '@fairtab/domain/money';
import type { TablePayment, TablePerson } from './tableState';

type Payment = Pick<TablePayment, 'diner' | 'status' | 'createdAt'>;

/**
 * Whether a payment did not arrive and nothing was done about it: its payer still owes something and reported no later
 * payment.
 */
export function isOpenDispute(
  payment: Payment,
  table: { readonly payments: readonly Payment[]; readonly people: readonly Pick<TablePerson, 'diner' | 'owes'>[] },
): boolean {
  if (payment.status !== 'DISPUTED') return false;
  const isLater = (other: Payment): boolean =>
    other.diner === payment.diner &&
    other.status !== 'DISPUTED' &&
    other.status !== 'REFUNDED' &&
    other.createdAt > payment.createdAt;
  const owes = table.people.some((person) => person.diner === payment.diner && centsOf(person.owes) > 0);
  return owes && !table.payments.some(isLater);
}
