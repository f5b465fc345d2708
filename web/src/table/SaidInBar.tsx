import { useSyncExternalStore, type ReactNode } from 'react';

let said: ReactNode = null;
const bars = new Set<() => void>();

function subscribe(bar: () => void): () => void {
  bars.add(bar);
  return () => {
    bars.delete(bar);
    // The message is about the table that is left.
    if (bars.size === 0) said = null;
  };
}

/**
 * Shows the answer to a tap in the bar of a table, where it covers no dish.
 * @returns whether the page has a bar
 */
export function sayInBar(answer: ReactNode): boolean {
  if (bars.size === 0) return false;
  said = answer;
  for (const bar of bars) bar();
  return true;
}

/** What the bar says for a moment, and is read to those who listen. */
export function SaidInBar() {
  const now = useSyncExternalStore(
    subscribe,
    () => said,
    () => null,
  );
  return <div aria-live="polite">{now}</div>;
}
