import { useRef, type PointerEvent } from 'react';

/** Swiping right by more than this dismisses (spec §9). */
const SWIPE_PX = 50;
/** A finger that taps moves by this much. */
const TREMBLE_PX = 6;

/** Handlers for what can be swiped away to the right; to the left it does not move. */
export function useSwipeAway(away: () => void) {
  const start = useRef<number | null>(null);
  const isHeld = useRef(false);
  const end = (element: HTMLElement): void => {
    start.current = null;
    isHeld.current = false;
    element.style.transform = '';
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      start.current = event.clientX;
    },
    onPointerMove: ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>): void => {
      if (start.current === null) return;
      const moved = clientX - start.current;
      if (!isHeld.current && moved > TREMBLE_PX) {
        isHeld.current = true;
        currentTarget.setPointerCapture(pointerId);
      }
      if (isHeld.current) currentTarget.style.transform = `translateX(${Math.max(0, moved)}px)`;
    },
    onPointerUp: ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
      const isAway = isHeld.current && start.current !== null && clientX - start.current > SWIPE_PX;
      end(currentTarget);
      if (!isAway) return;
      // It is gone where it was let go; the way out of toasts that end by themselves starts elsewhere.
      currentTarget.style.visibility = 'hidden';
      away();
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>): void => end(currentTarget),
  };
}
