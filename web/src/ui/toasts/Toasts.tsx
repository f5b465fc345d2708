import { useEffect, useState, type ComponentType } from 'react';
import { onToastWanted } from './toast';

const IDLE_MS = 3_000;

/**
 * Loads the toast area when the page is idle or the first toast is shown, so that a diner never waits for its code. If that
 * fails, the screen stays as it is, and the next toast or the next connection loads it again. Rendered once per page.
 */
export function Toasts() {
  const [Area, setArea] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isLoading = false;
    const load = (): void => {
      if (isLoading) return;
      isLoading = true;
      import('./ToastArea').then(
        ({ ToastArea }) => setArea(() => ToastArea),
        () => {
          isLoading = false;
        },
      );
    };
    const timer = setTimeout(load, IDLE_MS);
    const stop = onToastWanted(load);
    addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      stop();
      removeEventListener('online', load);
    };
  }, []);
  return Area && <Area />;
}
