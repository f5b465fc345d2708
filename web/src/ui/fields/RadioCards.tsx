import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, motion, radius, space, TOUCH, type } from '../tokens';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line, such as what the choice costs. */
  note?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  label: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** Puts the cards side by side instead of below each other. */
  columns?: number;
  error?: string | null;
}

/** A choice among a few cards. They are native radio buttons, so that arrow keys and forms work. */
export function RadioCards<Value extends string>({
  label,
  value,
  onChange,
  options,
  columns = 1,
  error,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
      <Legend>{label}</Legend>
      <Grid $columns={columns}>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <strong>{option.label}</strong>
              {option.note && <small>{option.note}</small>}
            </span>
          </Option>
        ))}
      </Grid>
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </fieldset>
  );
}

const Legend = styled.legend`
  ${type.label}
  max-width: 100%;
  padding: 0;
  overflow-wrap: anywhere;
  margin-bottom: ${space.s};
`;

/** A card whose longest word needs more than its column, such as an address, takes a line of its own. */
const Grid = styled.div<{ $columns: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  > label {
    flex: 1 1 calc(100% / ${({ $columns }) => $columns} - ${space.s});
    max-width: 100%;
  }
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: calc(${TOUCH} + 0.25rem);
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.rule};
  border-radius: ${radius.m};
  background: ${color.card};
  cursor: pointer;
  transition: background ${motion.quick};
  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.accent};
    outline: none;
  }
  > span {
    min-width: 0;
    overflow-wrap: break-word;
  }
  strong {
    ${type.label}
    display: block;
  }
  small {
    ${type.small}
    display: block;
    color: ${color.inkSoft};
  }
  &:hover {
    background: ${color.sunken};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    background: ${color.accentSoft};
    ${media.forcedColors} {
      border-color: Highlight;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Wrong = styled.p`
  ${type.small}
  font-weight: 600;
  color: ${color.dangerInk};
  margin-top: ${space.xs};
`;
