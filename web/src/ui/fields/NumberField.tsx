import { showNumber } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { readWhole } from '@fairtab/domain/readNumber';
import { useEffect, useRef, useState } from 'react';
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
  /** How a typed text is read, with what to say about another; whole numbers unless given. */
  read?: (typed: string) => number | null;
  refusal?: string;
}

/** A small number, whole unless `read` takes others, with minus and plus buttons. Another text is kept and refused, and its form is not sent. */
export function NumberField({
  value,
  onChange,
  min = 1,
  max = 999,
  name,
  compact = false,
  read: readTyped = readWhole,
  refusal: wrong = t('Enter a whole number from {min} to {max}', { min, max }),
  ...labels
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const set = (next: number): void => onChange(Math.min(max, Math.max(min, next)));
  const read = (text: string): number | null => {
    const number = readTyped(text);
    return number !== null && number >= min && number <= max ? number : null;
  };
  const isRefused = typed !== null && read(typed) === null;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = isRefused ? input.current?.form : null;
    // The form still has the number from before, which nobody meant. React hears of a submit above the form.
    const refuse = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      setLeft(true);
      input.current?.focus();
    };
    form?.addEventListener('submit', refuse);
    return () => form?.removeEventListener('submit', refuse);
  }, [isRefused]);
  const type = (text: string): void => {
    setTyped(text);
    setLeft(false);
    const number = read(text);
    if (number !== null) onChange(number);
  };
  const leave = (): void => {
    setLeft(true);
    if (!isRefused) setTyped(null);
  };
  // Buttons go in steps of one. What is less than one is typed.
  const isLeast = value <= Math.max(min, min > 0 ? 1 : 0);
  const step = (by: number): void => {
    if (by < 0 && isLeast) return;
    setTyped(null);
    // No 13.344999 after 12.345.
    set(Math.round((value + by) * 1000) / 1000);
  };
  const refusal = isRefused && left ? wrong : null;
  return (
    <Field {...labels} error={refusal ?? labels.error}>
      {(control) => (
        <Box $compact={compact}>
          <Step
            type="button"
            tabIndex={-1}
            aria-label={t('Less: {label}', { label: labels.label })}
            disabled={isLeast}
            onClick={() => step(-1)}
          >
            <MinusIcon />
          </Step>
          <Input
            {...control}
            ref={input}
            name={name}
            type="text"
            inputMode={readTyped === readWhole ? 'numeric' : 'decimal'}
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            value={typed ?? (readTyped === readWhole ? String(value) : showNumber(value))}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              step(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
          <Step
            type="button"
            tabIndex={-1}
            aria-label={t('More: {label}', { label: labels.label })}
            disabled={value >= max}
            onClick={() => step(1)}
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
