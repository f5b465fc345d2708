const USES = ['pointerdown', 'keydown'] as const;

/** Does something once somebody taps or types on the page, or has stayed there for some time. */
export function whenUsed(work: () => void, afterMs: number): void {
  const start = (): void => {
    clearTimeout(timer);
    for (const use of USES) removeEventListener(use, start, true);
    work();
  };
  const timer = setTimeout(start, afterMs);
  for (const use of USES) addEventListener(use, start, { capture: true, passive: true });
}
