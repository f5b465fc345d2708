import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, focusRing, motion, radius, space, TOUCH, type } from '../tokens';

interface SwitchProps {
  label: string;
  /** An explanation below the label. */
  note?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that is on or off. */
export function Switch({ label, note, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <Label>
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Label>
  );
}

const Label = styled.label`
  ${type.body}
  display: flex;
  /* With large letters the switch is below its words. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  min-height: ${TOUCH};
  padding: ${space.s} 0;
  cursor: pointer;
  > span {
    flex: 1 1 7rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    ${type.small}
    display: block;
    color: ${color.inkSoft};
  }
  input {
    appearance: none;
    flex: none;
    position: relative;
    width: 2.75rem;
    height: 1.625rem;
    margin: 0;
    border: 2px solid ${color.ruleStrong};
    border-radius: ${radius.round};
    background: ${color.card};
    cursor: pointer;
    transition: background ${motion.quick};
    ${focusRing}
  }
  input::before {
    content: '';
    position: absolute;
    top: 50%;
    left: 0.1875rem;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${color.ruleStrong};
    transform: translateY(-50%);
    transition: transform ${motion.quick};
  }
  input:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  input:checked::before {
    background: ${color.onAccent};
    transform: translate(1.125rem, -50%);
  }
  @media (forced-colors: active) {
    input::before {
      background: ButtonText;
    }
    input:checked {
      background: Highlight;
    }
  }
`;
