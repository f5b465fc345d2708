import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyle';
import { Spinner } from './Spinner';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** Shows a spinner, keeps the focus and ignores further taps. */
  loading?: boolean;
}

/**
 * A disabled button stays focusable (aria-disabled), so that keyboard and screen reader users can find it.
 * It ignores taps and does not submit.
 */
export function Button({
  variant = 'primary',
  size = 'normal',
  block = false,
  loading = false,
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = disabled || loading;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base
      type="button"
      $variant={variant}
      $size={size}
      $block={block}
      aria-disabled={inert || undefined}
      aria-busy={loading || undefined}
      onClick={click}
      {...rest}
    >
      {loading && <Spinner />}
      {children}
    </Base>
  );
}

const Base = styled.button<ButtonLook>`
  ${buttonStyle}
`;
