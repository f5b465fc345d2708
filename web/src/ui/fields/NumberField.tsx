import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { Field, type FieldLabels } from './Field';
import { MinusIcon, PlusIcon } from '../icons';
import { color, focusRing, radius, TOUCH, type } from '../tokens';

interface NumberFieldProps extends FieldLabels {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  name?: string;
  /** Leaves out the buttons on phones, where several fields stand side by side. */
  compact?: boolean;
}

/** A small whole number with minus and plus buttons. Text that is no number becomes the minimum on blur. */
export function NumberField({
  value,
  onChange,
  min = 1,
  max = 999,
  name,
  compact = false,
  ...labels
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number): void => onChange(Math.min(max, Math.max(min, next)));
  const type = (text: string): void => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() && Number.isInteger(number) && number >= min && number <= max) onChange(number);
  };
  const leave = (): void => {
    if (typed !== null) set(Math.trunc(Number(typed)) || min);
    setTyped(null);
  };
  return (
    <Field {...labels}>
      {(control) => (
        <Box $compact={compact}>
          <Step
            type="button"
            tabIndex={-1}
            aria-label={t('Less: {label}', { label: labels.label })}
            disabled={value <= min}
            onClick={() => set(value - 1)}
          >
            <MinusIcon />
          </Step>
          <Input
            {...control}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            value={typed ?? String(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              setTyped(null);
              set(value + (event.key === 'ArrowUp' ? 1 : -1));
            }}
          />
          <Step
            type="button"
            tabIndex={-1}
            aria-label={t('More: {label}', { label: labels.label })}
            disabled={value >= max}
            onClick={() => set(value + 1)}
          >
            <PlusIcon />
          </Step>
        </Box>
      )}
    </Field>
  );
}

const buttonsOnlyOnWide = css`
  @media not all and (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
    button {
      display: none;
    }
  }
`;

const Box = styled.div<{ $compact: boolean }>`
  display: grid;
  grid-template-columns: ${TOUCH} minmax(2.25rem, 1fr) ${TOUCH};
  /* Inside, so that the buttons are as high as the field. */
  outline: 1px solid ${color.ruleStrong};
  outline-offset: -1px;
  border-radius: ${radius.s};
  background: ${color.card};
  ${({ $compact }) => ($compact ? buttonsOnlyOnWide : '')}
`;

const Input = styled.input`
  ${type.figures}
  min-height: ${TOUCH};
  width: 100%;
  padding: 0;
  border: 0;
  background: transparent;
  text-align: center;
  font-size: 1rem;
  ${focusRing}
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.accentInk};
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}
  &:disabled {
    color: ${color.inkSoft};
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
