import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

let listener: ((text: string) => void) | null = null;

/** Makes screen readers say a text without interrupting them. Nothing is shown. */
export function announce(text: string): void {
  listener?.(text);
}

/** The element that `announce` writes to. Rendered once per page. */
export function LiveRegion() {
  const [spoken, setSpoken] = useState({ text: '', turn: 0 });
  useEffect(() => {
    listener = (text) => setSpoken(({ turn }) => ({ text, turn: turn + 1 }));
    return () => {
      listener = null;
    };
  }, []);
  // A new element each time, so that a sentence that is announced twice is read twice.
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite">
      <span key={spoken.turn}>{spoken.text}</span>
    </VisuallyHidden>
  );
}
