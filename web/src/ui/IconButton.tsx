import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, focusRing, motion, radius, TOUCH } from './tokens';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What it does: the tooltip and the name for screen readers. */
  label: string;
}

export function IconButton({ label, disabled = false, onClick, ...rest }: IconButtonProps) {
  return (
    <Base
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
    />
  );
}

const Base = styled.button`
  display: inline-grid;
  place-items: center;
  width: ${TOUCH};
  height: ${TOUCH};
  flex: none;
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  color: ${color.inkSoft};
  cursor: pointer;
  touch-action: manipulation;
  transition: background ${motion.quick};
  ${focusRing}
  &:hover:not([aria-disabled='true']) {
    background: ${color.sunken};
    color: ${color.ink};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.45;
  }
`;
