import { t } from '@fairtab/domain/language/t';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { color, focusRing, media, radius, space, type } from '../ui/tokens';

/** How long it is shown, in ms, as a toast is (docs/product/messages.md). */
const SHOWN_MS = 5_000;

interface BarAnswerProps {
  /** What happened: "Added: Soup". */
  words: string;
  /** The documented title, read to those who listen. */
  title: string | null;
  onUndo: () => void;
  onGone: () => void;
}

/**
 * The answer to a tap, over the words and the sum of the bar, so that nothing moves. It goes by itself, and stays while
 * somebody points at it or has the keyboard in it. F8 leads to its Undo, as it leads to toasts.
 */
export function BarAnswer({ words, title, onUndo, onGone }: BarAnswerProps) {
  const [isHeld, hold] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHeld) return undefined;
    const end = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(end);
  }, [isHeld, onGone]);
  useEffect(() => {
    const reach = ({ key }: KeyboardEvent): void => {
      if (key === 'F8') button.current?.focus();
    };
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, []);
  // The keyboard does not start at the top of the page when the button goes from under it.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement))
        element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Place
      ref={place}
      onPointerMove={({ pointerType }) => hold(pointerType === 'mouse')}
      onPointerLeave={() => hold(false)}
      onFocus={({ target }) => hold(target.matches(':focus-visible'))}
      onBlur={() => hold(false)}
    >
      <Words>
        {title !== null && <VisuallyHidden>{title} </VisuallyHidden>}
        {words}
      </Words>
      <Undo ref={button} type="button" onClick={onUndo}>
        {t('Undo')}
      </Undo>
    </Place>
  );
}

/** The two lines of the sum. Very large letters leave the bar one. */
const Place = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  background: ${color.card};
  ${media.largeLetters} {
    flex-direction: row;
    align-items: center;
    gap: ${space.s};
  }
  ${media.wide} {
    inset: 0 0 auto;
    flex-direction: row;
    align-items: baseline;
    gap: ${space.s};
  }
`;

const Words = styled.p`
  ${type.label}
  flex: 0 1 auto;
  min-width: 0;
  line-height: 1.2;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  ${media.wide} {
    flex: 1;
  }
`;

/** A finger has the whole place of the sum for it, and on wide screens the usual height. */
const Undo = styled.button`
  ${type.label}
  flex: none;
  align-self: start;
  font-size: 1.0625rem;
  min-height: 1.6em;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.accentInk};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}
  &::after {
    content: '';
    position: absolute;
    inset: -${space.s} 0;
  }
  ${media.largeLetters} {
    align-self: center;
  }
  ${media.wide} {
    position: relative;
    align-self: baseline;
    font-size: inherit;
    min-height: 0;
    &::after {
      inset: -0.875rem -${space.m};
    }
  }
`;
