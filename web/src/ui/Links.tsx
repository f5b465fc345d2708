import type { AnchorHTMLAttributes, ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyle';
import { color, focusRing, radius, TOUCH } from './tokens';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string;
}

/** A link within Fairtab. It uses react-router's hooks, because its Link component brings the data router along. */
function RouterAnchor({ to, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, target === undefined ? {} : { target });
  return (
    <a
      href={href}
      target={target}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}

const linkStyle = css`
  color: ${color.accentInk};
  font-weight: 600;
  text-underline-offset: 0.2em;
  border-radius: ${radius.s};
  ${focusRing}
`;

export const TextLink = styled(RouterAnchor)`
  ${linkStyle}
`;

/** A link that stands alone, such as below a form: as high as anything to tap. */
export const LoneLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${TOUCH};
  min-height: ${TOUCH};
`;

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
}

/** A link within Fairtab that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'normal', block = false, ...rest }: ButtonLinkProps) {
  return <ButtonAnchor $variant={variant} $size={size} $block={block} {...rest} />;
}

const ButtonAnchor = styled(RouterAnchor).withConfig({
  shouldForwardProp: (prop) => !prop.startsWith('$'),
})<ButtonLook>`
  ${buttonStyle}
`;

interface ExternalButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
}

/** A link that leaves Fairtab, for a pay app or a messenger. */
export function ExternalButtonLink({
  variant = 'primary',
  size = 'normal',
  block = false,
  ...rest
}: ExternalButtonLinkProps) {
  return <ExternalAnchor $variant={variant} $size={size} $block={block} rel="noopener noreferrer" {...rest} />;
}

const ExternalAnchor = styled.a<ButtonLook>`
  ${buttonStyle}
`;
