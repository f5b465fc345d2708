import { CURRENCIES } from '@fairtab/domain/currencies';
import { locale } from '@fairtab/domain/language/current';
import { t } from '@fairtab/domain/language/t';
import type { Currency } from '@fairtab/domain/money';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyle, Field } from './Field';

interface CurrencyFieldProps {
  value: Currency;
  onChange: (currency: Currency) => void;
  /** One that is no choice. */
  without?: Currency;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
}

const NAMES = new Intl.DisplayNames(locale(), { type: 'currency' });

/** The currency of a receipt. The list of a phone is easier to use than any of ours. */
export function CurrencyField({ value, onChange, without, hint, error, disabled }: CurrencyFieldProps) {
  return (
    <Field label={t('Currency')} hint={hint} error={error}>
      {(control) => (
        <Select {...control} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
          {CURRENCIES.filter((currency) => currency !== without).map((currency) => (
            <option key={currency} value={currency}>
              {currency} · {NAMES.of(currency)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const Select = styled.select`
  ${controlStyle}
  text-overflow: ellipsis;
`;
