import { locale } from '@fairtab/domain/language/current';
import { decimalsOf, formatMoney, type Currency } from '@fairtab/domain/money';
import { whichAmount } from '@fairtab/domain/inputs/whichAmount';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { readSum } from '@fairtab/domain/numbers/readSum';
import { useMemo, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useCurrency } from '../CurrencyContext';
import { controlStyle, Field, type FieldLabels } from './Field';
import { color, space, type } from '../tokens';

interface MoneyFieldProps
  extends FieldLabels, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'id' | 'children' | 'type'> {
  /** The typed text, such as "12.5". It becomes "12.50" when the field loses the focus, and a sum such as "2*3.50" its amount. */
  value: string;
  onChange: (value: string) => void;
}

/** An amount in the currency of the form around it, with a phone's number keypad. A text that may mean two amounts asks which one it is. */
export function MoneyField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  value,
  onChange,
  onBlur,
  ...rest
}: MoneyFieldProps) {
  const currency = useCurrency();
  const sign = useSign(currency);
  const tidy = (): void => {
    const cents = parseMoney(value, currency) ?? readSum(value, currency);
    if (cents !== null && formatMoney(cents, currency) !== value) onChange(formatMoney(cents, currency));
  };
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error ?? whichAmount(value, currency)}
      optional={optional}
    >
      {(control) => (
        <Box>
          <Sign aria-hidden="true">{sign}</Sign>
          <Input
            type="text"
            inputMode={decimalsOf(currency) === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={formatMoney(0, currency)}
            {...rest}
            {...control}
            $signs={sign.length}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={(event) => {
              tidy();
              onBlur?.(event);
            }}
          />
        </Box>
      )}
    </Field>
  );
}

/** What stands in front of an amount: "$", "CA$", "€", or the code where there is no sign. */
function useSign(currency: Currency): string {
  return useMemo(
    () =>
      new Intl.NumberFormat(locale(), { style: 'currency', currency })
        .formatToParts(0)
        .find(({ type: part }) => part === 'currency')?.value ?? currency,
    [currency],
  );
}

const Box = styled.div`
  position: relative;
`;

const Sign = styled.span`
  position: absolute;
  inset: 0 auto 0 ${space.m};
  display: grid;
  place-items: center;
  color: ${color.inkSoft};
  pointer-events: none;
`;

const Input = styled.input<{ $signs: number }>`
  ${controlStyle}
  ${type.figures}
  padding-left: calc(1rem + ${({ $signs }) => $signs * 0.625}rem);
  text-align: right;
`;
