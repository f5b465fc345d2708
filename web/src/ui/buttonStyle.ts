import { css, type RuleSet } from 'styled-components';
import { color, focusRing, motion, radius, space, TOUCH, type } from './tokens';

/** primary: the one thing to do here. secondary: other things. quiet: on the side. danger: takes something away. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'large';

export interface ButtonLook {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $block: boolean;
}

const looks: Record<ButtonVariant, RuleSet> = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not([aria-disabled='true']) {
      background: ${color.accentHover};
    }
  `,
  secondary: css`
    background: ${color.card};
    color: ${color.ink};
    border-color: ${color.ruleStrong};
    &:hover:not([aria-disabled='true']) {
      background: ${color.sunken};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.accentInk};
    &:hover:not([aria-disabled='true']) {
      background: ${color.accentSoft};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover:not([aria-disabled='true']) {
      background: ${color.dangerHover};
    }
  `,
};

export const buttonStyle = css<ButtonLook>`
  ${type.label}
  font-size: ${({ $size }) => ($size === 'large' ? '1.0625rem' : '0.9375rem')};
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-height: ${({ $size }) => ($size === 'large' ? '3.25rem' : TOUCH)};
  min-width: ${TOUCH};
  padding: ${space.s} ${({ $size }) => ($size === 'large' ? space.xl : space.l)};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background ${motion.quick},
    transform ${motion.quick};
  ${focusRing}
  ${({ $variant }) => looks[$variant]}
  &:active:not([aria-disabled='true']) {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    background: ${color.sunken};
    color: ${color.inkSoft};
    border-color: transparent;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;
