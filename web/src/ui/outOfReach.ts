import { css } from 'styled-components';
import { media } from './tokens';

/** The look of a control that cannot be tapped now, where the system draws all lines alike. */
export const outOfReach = css`
  ${media.forcedColors} {
    border-color: GrayText;
    color: GrayText;
  }
`;
