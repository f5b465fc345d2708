import styled, { css } from 'styled-components';
import { color, font, radius } from './tokens';

/** Backgrounds of initials, in light and dark. Each has a contrast of 4.5 or more with the letters on it. */
export const TINTS = [
  { light: '#1f6f50', dark: '#8fd0b0' },
  { light: '#8c4a12', dark: '#eab27c' },
  { light: '#2b5c9e', dark: '#9dbff0' },
  { light: '#7b3f98', dark: '#d3a8ea' },
  { light: '#a3304e', dark: '#f2a3b5' },
  { light: '#0f6b78', dark: '#8ed3dd' },
  { light: '#6a5a10', dark: '#d8c873' },
  { light: '#4d4a9a', dark: '#b3b0f2' },
  { light: '#47525e', dark: '#b7c3cf' },
  { light: '#4d5a2b', dark: '#bccb93' },
] as const;

interface AvatarProps {
  /** One or two letters. They are hidden from screen readers, so the name has to stand beside them. */
  initials: string;
  /** Index into TINTS. */
  tint: number;
  /** The person's claim was cancelled. */
  struck?: boolean;
}

/** Somebody's initials on their colour. */
export function Avatar({ initials, tint, struck = false }: AvatarProps) {
  return (
    <Disc aria-hidden="true" $tint={tint} $struck={struck}>
      {initials}
    </Disc>
  );
}

const crossedOut = css`
  && {
    border-color: ${color.rule};
    background: transparent;
    color: ${color.inkSoft};
    text-decoration: line-through;
  }
`;

const Disc = styled.span<{ $tint: number; $struck: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 1.5rem;
  height: 1.5rem;
  padding: 0 0.125rem;
  border: 1px solid transparent;
  border-radius: ${radius.round};
  background: ${({ $tint }) => TINTS[$tint]?.light};
  color: #fffdf8;
  font: 650 0.6875rem/1 ${font.body};
  white-space: nowrap;
  overflow: hidden;
  @media screen and (prefers-color-scheme: dark) {
    background: ${({ $tint }) => TINTS[$tint]?.dark};
    color: #1b1613;
  }
  ${({ $struck }) => ($struck ? crossedOut : '')}
`;
