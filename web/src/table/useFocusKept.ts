import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the focus on the line when the focused button disappears, so that the keyboard does not start at the top again. */
export function useFocusKept(): RefObject<HTMLLIElement | null> {
  const line = useRef<HTMLLIElement>(null);
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
