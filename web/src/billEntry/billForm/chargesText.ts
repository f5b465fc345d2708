import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Currency } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import type { ScannedBill } from '../../photos/scanning/Scan';

/** The taxes that a printed bill adds up, or what its prices include, by their printed names; nothing when it says neither. */
export function chargesText(charges: ScannedBill['charges'] | undefined, currency: Currency): string | undefined {
  if (!charges || charges.length === 0) return undefined;
  const list = listOf(charges.map(({ name, amount }) => `${name} ${shown(amount, currency)}`));
  return charges.some(({ isIncluded }) => isIncluded)
    ? t('Included in the prices: {charges}', { charges: list })
    : list;
}

function shown(amount: string, currency: Currency): string {
  const cents = parseMoney(amount, currency);
  return cents === null ? amount : displayMoney(cents, currency);
}
