import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

let listener: ((text: string) => void) | null = null;

/** Says something to screen readers when they have a moment. Nothing is shown. */
export function announce(text: string): void {
  listener?.(text);
}

/** Once a page: the place announce speaks from. */
export function LiveRegion() {
  const [spoken, setSpoken] = useState({ text: '', turn: 0 });
  useEffect(() => {
    listener = (text) => setSpoken(({ turn }) => ({ text, turn: turn + 1 }));
    return () => {
      listener = null;
    };
  }, []);
  // A new element each time, so that the same sentence twice is read twice.
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite">
      <span key={spoken.turn}>{spoken.text}</span>
    </VisuallyHidden>
  );
}
