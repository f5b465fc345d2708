import { t } from '../language/t';
import { displayMoney, type Cents, type Currency } from '../money';
import type { Refused } from './Refusal';

/**
 * The refusal of what was to be done to several receipts at once, when an amount is not what its viewer saw.
 * @param change.changes what changed, such as "Casa Nacho is $12.00 now, not $10.00"
 * @param change.nothing what was not done: "Nothing was reported as paid."
 * @param change.amountCents the sum as it is now
 */
export function changedAmount({
  changes,
  nothing,
  amountCents,
  currency,
}: {
  changes: readonly string[];
  nothing: string;
  amountCents: Cents;
  currency: Currency;
}): Refused {
  const message = `${changes.join('; ')}. ${nothing} ${t('All together it is {amount} now.', { amount: displayMoney(amountCents, currency) })}`;
  return { refusal: { kind: 'amountMismatch', message, amountCents, currency } };
}
