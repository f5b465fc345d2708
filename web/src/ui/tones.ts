import { css } from 'styled-components';
import { color } from './tokens';

/** The background and text colours of a message, shared by Badge and Banner. */
export const tones = {
  accent: css`
    background: ${color.accentSoft};
    color: ${color.accentInk};
  `,
  warn: css`
    background: ${color.warnSoft};
    color: ${color.warnInk};
  `,
  danger: css`
    background: ${color.dangerSoft};
    color: ${color.dangerInk};
  `,
};
