import { forwardRef, type SelectHTMLAttributes } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, type FieldLabels } from './Field';

export interface SelectProps
  extends FieldLabels, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'id' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hideLabel, hint, error, optional, options, onChange, ...rest },
  ref,
) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Native ref={ref} {...rest} {...control} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Native>
      )}
    </Field>
  );
});

const Native = styled.select`
  ${controlStyle}
`;
