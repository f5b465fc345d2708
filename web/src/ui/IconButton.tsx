import { forwardRef, type ButtonHTMLAttributes } from 'react';
import styled from 'styled-components';
import { color, focusRing, motion, radius, TOUCH } from './tokens';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, disabled = false, onClick, ...rest },
  ref,
) {
  return (
    <Base
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
    />
  );
});

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
