import { useEffect, useRef } from 'react';

/** Used only while live changes do not arrive (docs/product/screens.md). */
const POLL_EVERY_MS = 10_000;

export function usePolling({ active, poll }: { active: boolean; poll: () => void }): void {
  const latest = useRef(poll);
  useEffect(() => {
    latest.current = poll;
  });
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, [active]);
}
