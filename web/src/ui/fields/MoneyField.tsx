import { formatMoney, parseMoney } from '@fairtab/domain/money';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, type FieldLabels } from './Field';
import { color, space, type } from '../tokens';

interface MoneyFieldProps
  extends FieldLabels, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'id' | 'children' | 'type'> {
  /** The typed text, such as "12.5". It becomes "12.50" when the field loses the focus. */
  value: string;
  onChange: (value: string) => void;
}

/** Dollars and cents, with a phone's number keypad. A comma counts as a point, because some keypads have no point. */
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
  const tidy = (): void => {
    const cents = parseMoney(value);
    if (cents !== null && formatMoney(cents) !== value) onChange(formatMoney(cents));
  };
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Box>
          <Sign aria-hidden="true">$</Sign>
          <Input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            {...rest}
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value.replace(',', '.'))}
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

const Input = styled.input`
  ${controlStyle}
  ${type.figures}
  padding-left: 1.625rem;
  text-align: right;
`;
