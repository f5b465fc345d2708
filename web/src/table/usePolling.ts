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
    const look = (): void => {
      if (document.visibilityState === 'visible') latest.current();
    };
    let timer: ReturnType<typeof setInterval>;
    // After an outage all phones begin at once, so their times are spread.
    const first = setTimeout(() => {
      timer = setInterval(look, POLL_EVERY_MS);
      look();
    }, Math.random() * POLL_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [active]);
}
