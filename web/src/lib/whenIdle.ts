/** Does something once the page has loaded, some time has passed, and the browser has nothing else to do. */
export function whenIdle(work: () => void, afterMs: number): void {
  const wait = (): void => {
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(work) : work()), afterMs);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
