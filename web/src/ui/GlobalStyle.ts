import { createGlobalStyle, css } from 'styled-components';
import { color, font, space } from './tokens';

const light = css`
  --paper: #f8f3e9;
  --card: #fffdf8;
  --sunken: #f1e9da;
  --ink: #26211b;
  --ink-soft: #665c4f;
  --rule: #e4d9c5;
  --rule-strong: #94866f;
  --accent: #1f4d3a;
  --accent-hover: #163a2b;
  --on-accent: #fdfaf2;
  --accent-soft: #e3ecdf;
  --accent-ink: #1f4d3a;
  --danger: #8c2b2b;
  --danger-hover: #701f20;
  --on-danger: #fffaf5;
  --danger-soft: #f7e3dd;
  --danger-ink: #862627;
  --warn-soft: #f8ebcb;
  --warn-ink: #704a05;
  --focus: #b3741d;
  --shadow-card: 0 1px 2px rgb(70 52 22 / 6%), 0 6px 20px -12px rgb(70 52 22 / 22%);
  --shadow-raised: 0 2px 6px rgb(70 52 22 / 10%), 0 24px 60px -20px rgb(70 52 22 / 40%);
`;

const dark = css`
  --paper: #181512;
  --card: #221e19;
  --sunken: #2b2620;
  --ink: #f2eadc;
  --ink-soft: #b9ad9a;
  --rule: #3a332a;
  --rule-strong: #857a69;
  --accent: #9ccfae;
  --accent-hover: #b6e0c4;
  --on-accent: #12261b;
  --accent-soft: #243428;
  --accent-ink: #a8d8b8;
  --danger: #eca69b;
  --danger-hover: #f6bfb6;
  --on-danger: #3b100e;
  --danger-soft: #40241f;
  --danger-ink: #f3b4aa;
  --warn-soft: #3b2f17;
  --warn-ink: #ecc987;
  --focus: #e5ab5a;
  --shadow-card: 0 1px 2px rgb(0 0 0 / 30%);
  --shadow-raised: 0 24px 60px -16px rgb(0 0 0 / 75%);
`;

export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light; ${light} }
  @media (prefers-color-scheme: dark) { :root { color-scheme: dark; ${dark} } }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding: 5rem 0 8rem; background: ${color.paper}; }
  html:has(dialog[open]) { overflow: hidden; }
  body { margin: 0; min-height: 100dvh; background: ${color.paper}; color: ${color.ink}; font: 400 1rem/1.5 ${font.body}; overflow-wrap: break-word; }
  h1, h2, h3, p, dl, dd, ul, ol, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  noscript { display: block; padding: ${space.xl}; }
  ::selection { background: ${color.accentSoft}; color: ${color.accentInk}; }
  @media (prefers-reduced-motion: reduce) {
    /* The animation of the hidden progress bar is the timer of a toast: shortened, it would close the toast at once. */
    *:not(.Toastify__progress-bar), *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;
