import { readMoney } from '@fairtab/domain/inputs/fields';
import { t } from '@fairtab/domain/language/t';
import type { Cents } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { InvalidInput } from '../platform/errors';

/**
 * The minor units of an amount that a client showed or wants on a receipt; null when it named none.
 * @param path the field that a refusal names
 * @throws InvalidInput when it is no amount in the receipt's currency.
 */
export function shownCents({ currency }: Pick<ReceiptState, 'currency'>, amount: string): Cents;
export function shownCents(
  { currency }: Pick<ReceiptState, 'currency'>,
  amount: string | null,
  path?: string,
): Cents | null;
export function shownCents(
  { currency }: Pick<ReceiptState, 'currency'>,
  amount: string | null,
  path = 'expectedAmount',
): Cents | null {
  if (amount === null) return null;
  const reading = readMoney({ label: () => t('Amount'), currency })(amount);
  if (!reading.ok) throw new InvalidInput([{ path, message: reading.message }]);
  return reading.value;
}
