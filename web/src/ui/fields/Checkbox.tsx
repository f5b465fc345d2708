import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, focusRing, space, TOUCH, type } from '../tokens';

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Checkbox({ label, checked, onChange, disabled = false }: CheckboxProps) {
  return (
    <Label>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </Label>
  );
}

const Label = styled.label`
  ${type.body}
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: ${TOUCH};
  cursor: pointer;
  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: ${color.accent};
    ${focusRing}
  }
`;
