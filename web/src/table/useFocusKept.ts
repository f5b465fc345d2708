import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the focus on a line or a list when what had it there disappears, so that the keyboard does not start at the top again. */
export function useFocusKept<Kept extends HTMLElement = HTMLLIElement>(): RefObject<Kept | null> {
  const line = useRef<Kept>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = line.current;
    if (hadFocus.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
    hadFocus.current = element?.contains(document.activeElement) ?? false;
  });
  useEffect(() => {
    const element = line.current;
    const note = (): void => {
      hadFocus.current = true;
    };
    const forget = (event: FocusEvent): void => {
      // A removed element leaves no element focused. When the diner moves on, another element has the focus.
      if (event.relatedTarget instanceof Node && !element?.contains(event.relatedTarget)) hadFocus.current = false;
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', forget);
    };
  }, []);
  return line;
}
