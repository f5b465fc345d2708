import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, type FieldLabels } from './Field';

interface TextFieldProps
  extends FieldLabels, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'id' | 'children'> {
  value: string;
  onChange: (value: string) => void;
}

export function TextField({ label, hideLabel, hint, error, optional, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Input
          type="text"
          autoComplete="off"
          {...rest}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
