import { css } from 'styled-components';

/** The custom properties that global.css sets for light and dark. Components use no other colours. */
export const color = {
  paper: 'var(--paper)',
  card: 'var(--card)',
  sunken: 'var(--sunken)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  rule: 'var(--rule)',
  ruleStrong: 'var(--rule-strong)',
  accent: 'var(--accent)',
  accentHover: 'var(--accent-hover)',
  onAccent: 'var(--on-accent)',
  accentSoft: 'var(--accent-soft)',
  accentInk: 'var(--accent-ink)',
  danger: 'var(--danger)',
  dangerHover: 'var(--danger-hover)',
  onDanger: 'var(--on-danger)',
  dangerSoft: 'var(--danger-soft)',
  dangerInk: 'var(--danger-ink)',
  warnSoft: 'var(--warn-soft)',
  warnInk: 'var(--warn-ink)',
  focus: 'var(--focus)',
  /** The colour of a person, below an element with data-tint. */
  tint: 'var(--tint)',
  onTint: 'var(--on-tint)',
} as const;

/** Steps of 4 px, in rem so that they grow with the browser's font size. */
export const space = {
  xxs: '0.125rem',
  xs: '0.25rem',
  s: '0.5rem',
  m: '0.75rem',
  l: '1rem',
  xl: '1.5rem',
  xxl: '2rem',
  xxxl: '3rem',
} as const;

export const radius = { s: '0.375rem', m: '0.625rem', l: '1rem', round: '999px' } as const;

export const shadow = { card: 'var(--shadow-card)', raised: 'var(--shadow-raised)' } as const;

/** Use `display` with weight 600, its only one, and `body` with 400 to 700. */
export const font = { display: 'var(--font-display)', body: 'var(--font-text)' } as const;

/** The smallest width and height of anything to tap (WCAG 2.5.5). */
export const TOUCH = '2.75rem';

/** Styles are for phones first; `wide` adds those for screens with room for two columns, `desk` for three. */
export const media = {
  wide: '@media (min-width: 48rem)',
  desk: '@media (min-width: 62rem)',
  /** A phone held sideways, or a small one with large letters. What stays in view there leaves no room for anything else. */
  short: '@media (max-height: 30rem)',
  /** In a container that very large letters make narrow: fewer than some fifteen of them fit beside each other. */
  largeLetters: '@container (max-width: 15rem)',
  /** The system's few colours replace all backgrounds and borders, so what only a colour shows needs one of them. */
  forcedColors: '@media (forced-colors: active)',
} as const;

export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '240ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Figures of equal width, so that amounts line up and nothing moves when they change. Every `font` turns this off again. */
const figures = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

export const type = {
  hero: css`
    font: 600 min(clamp(1.75rem, 1.3rem + 2.2vw, 2.5rem), 12vw) / 1.15 ${font.display};
    letter-spacing: -0.015em;
  `,
  title: css`
    font: 600 1.375rem/1.25 ${font.display};
    letter-spacing: -0.01em;
  `,
  heading: css`
    font: 600 1.0625rem/1.35 ${font.display};
    ${figures}
  `,
  body: css`
    font: 400 1rem/1.5 ${font.body};
    ${figures}
  `,
  small: css`
    font: 400 0.875rem/1.45 ${font.body};
    ${figures}
  `,
  label: css`
    font: 600 0.875rem/1.4 ${font.body};
    ${figures}
  `,
  figures,
} as const;

export const focusRing = css`
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
