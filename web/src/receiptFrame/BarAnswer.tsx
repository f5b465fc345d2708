import { t } from '@fairtab/domain/language/t';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { color, media, space, type } from '../ui/tokens';

/** How long it is shown, in ms, as a toast is (docs/product/messages.md). */
const SHOWN_MS = 5_000;

interface BarAnswerProps {
  /** What happened: "Soup added". */
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
      onPointerEnter={({ pointerType }) => hold(pointerType === 'mouse')}
      onPointerLeave={() => hold(false)}
      onFocus={({ target }) => hold(target.matches(':focus-visible'))}
      onBlur={() => hold(false)}
    >
      <Words>
        {title !== null && <VisuallyHidden>{title} </VisuallyHidden>}
        {words}
      </Words>
      <Undo ref={button} variant="secondary" onClick={onUndo}>
        {t('Undo')}
      </Undo>
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  gap: ${space.s};
  background: ${color.card};
  ${media.wide} {
    inset: 0 0 auto;
    align-items: start;
  }
`;

/** Two lines of it fit beside the button. Those who listen hear all of it. */
const Words = styled.p`
  ${type.label}
  flex: 1;
  min-width: 0;
  line-height: 1.25;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const Undo = styled(Button)`
  flex: none;
  padding-inline: ${space.m};
`;
