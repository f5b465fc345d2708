import styled from 'styled-components';
import { color, focusRing, media, motion, radius, space, type } from '../../ui/tokens';

/**
 * The button of a row that was tapped before the screen could react and whose tap claims, because the row opens nothing
 * (ItemRow.tsx). When the device also knows its diner, the row has the colour of a dish that is mine from then on, and a ring for
 * its tick, which only a claim has.
 */
const claimsEarly = '[data-early]:not([aria-haspopup], [aria-expanded])';

/**
 * A line of the bill: its row of 3.5 rem, and below it what an own dish offers once it is open. Attributes choose its styles, not
 * properties: what a claim looks like is in the page before the first claim, and the browser only has to match it.
 */
export const Row = styled.li`
  position: relative;
  padding: 0 ${space.s};
  border-radius: ${radius.m};
  isolation: isolate;
  /* The colour of a dish that becomes mine runs over the row from its tick. Nothing is laid out or painted for it. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    background: ${color.accentSoft};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${motion.calm};
    ${media.forcedColors} {
      display: none;
    }
  }
  &[data-mine]::before,
  html[data-named] &:has(${claimsEarly})::before {
    transform: none;
  }
  ${focusRing}
  &::after {
    content: '';
    position: absolute;
    inset: auto ${space.s} 0;
    border-bottom: 1px dashed ${color.rule};
  }
  &:last-child::after {
    display: none;
  }
`;

/** The dish, its price, and who had it. Without a second line, name and price are in the middle. They are moved there without a change of the layout. */
export const Head = styled.div`
  --drop: 0;
  position: relative;
  display: grid;
  grid-template: minmax(1.75rem, auto) 1.5rem / 2rem minmax(0, 1fr) auto;
  column-gap: ${space.s};
  align-items: center;
  padding: 0.125rem 0;
  /* What is moved or scaled lies over the button that covers the row. */
  > :not(button) {
    pointer-events: none;
  }
  &[data-bare] {
    --drop: 0.75rem;
  }
  &[data-long] {
    grid-template-rows: auto auto 1.5rem;
  }
  /* Very large letters: the name has a line of its own, and the price one beside the tick, or below it when it is long. */
  ${media.largeLetters} {
    display: flex;
    flex-wrap: wrap;
    &[data-bare] {
      --drop: 0;
    }
  }
`;

/** Lies over the whole head, and a little over its padding. The words of the row stay readable where there is no script, and so no button. */
export const Tap = styled.button`
  position: absolute;
  inset: 0 -${space.s};
  width: calc(100% + ${space.l});
  padding: 0;
  border: 0;
  border-radius: ${radius.m};
  background: transparent;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      background: rgb(128 112 80 / 8%);
    }
  }
  &[data-early],
  &:active:not([aria-disabled='true']) {
    background: rgb(128 112 80 / 16%);
    opacity: 1;
  }
`;

export const Tick = styled.span`
  grid-area: 1 / 1 / span 2;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  /* Forced colours would draw a transparent line, too. */
  border: 1.5px none ${color.ruleStrong};
  border-radius: ${radius.round};
  color: ${color.inkSoft};
  font-size: 0.875rem;
  scale: 0.9;
  transition: scale ${motion.calm};
  &[data-free] {
    border-style: solid;
  }
  html[data-named] ${claimsEarly} + & {
    border: 0.25rem solid ${color.accent};
  }
  [data-mine] & {
    border: 1.5px solid ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    scale: 1;
  }
`;

export const Name = styled.h2`
  grid-area: 1 / 2;
  align-self: baseline;
  translate: 0 var(--drop);
  transition: translate ${motion.calm};
  [data-long] > & {
    grid-area: 1 / 2 / auto / span 2;
  }
  ${media.largeLetters} {
    flex: 1 1 100%;
    order: -1;
  }
  ${type.heading}
  line-height: 1.25;
  min-width: 0;
  padding-top: ${space.xxs};
  overflow-wrap: anywhere;
  small {
    ${type.small}
    font-size: 0.8125rem;
    line-height: 1.25;
    display: block;
    color: ${color.inkSoft};
  }
`;

/** The price of the whole line, which no claim changes. */
export const Price = styled.span`
  grid-area: 1 / 3;
  align-self: baseline;
  translate: 0 var(--drop);
  transition: translate ${motion.calm};
  ${type.label}
  ${type.figures}
  padding-top: ${space.xxs};
  font-size: 1rem;
  text-align: end;
  [data-long] > & {
    grid-area: 2 / 2 / auto / span 2;
  }
  ${media.largeLetters} {
    flex: 1 0 auto;
  }
`;

/** One line that never wraps. */
export const Second = styled.div`
  grid-area: 2 / 2 / auto / span 2;
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-width: 0;
  [data-long] > & {
    grid-area: 3 / 2 / auto / span 2;
  }
  ${media.largeLetters} {
    flex: 1 1 100%;
    flex-wrap: wrap;
    row-gap: 0;
  }
`;

/** One line of facts. Those without room are on further lines, which are not seen. A fact that is too long alone is cut. */
export const Words = styled.span`
  ${type.small}
  font-size: 0.8125rem;
  line-height: 1.25;
  flex: 1;
  min-width: 0;
  max-height: 1.25em;
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${color.inkSoft};
  [data-mine] & {
    color: ${color.accentInk};
  }
`;

/** Says that the row opens. It turns up when it is open. */
export const Fold = styled.span`
  display: flex;
  flex: none;
  color: ${color.accentInk};
  rotate: 90deg;
  &[data-open] {
    rotate: -90deg;
  }
`;
