import { t } from '../language/t';
import { CURRENCIES, isCurrency } from '../currencies';
import type { Currency } from '../money';
import { invalid, type Reading } from './lines';

/** The currency of a receipt, by its ISO 4217 code. It has a file of its own, so that only forms that ask for it load the list. */
export function readCurrency(raw: unknown): Reading<Currency> {
  const code = typeof raw === 'string' ? raw.trim().toUpperCase() : raw;
  return isCurrency(code)
    ? { ok: true, value: code }
    : invalid(t('Currency must be one of {codes}', { codes: CURRENCIES.join(', ') }));
}

/** The currency that an input names; the other one when it names none, or one that there is not. */
export function currencyIn(input: unknown, otherwise: Currency): Currency {
  const named =
    typeof input === 'object' && input !== null && 'currency' in input ? readCurrency(input.currency) : null;
  return named?.ok ? named.value : otherwise;
}
