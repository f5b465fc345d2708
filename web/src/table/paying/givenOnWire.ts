import { givenText } from '@fairtab/domain/paying/cashRounding';
import { centsOf, type Currency } from '@fairtab/domain/money';

/** What was given for the amount of a payment, as people read it. */
export function givenOnWire(payment: { amount: string; cashAmount: string | null; currency: Currency }): string {
  const { amount, cashAmount, currency } = payment;
  const cashCents = cashAmount === null ? null : centsOf(cashAmount);
  return givenText({ amountCents: centsOf(amount), cashCents, currency });
}
