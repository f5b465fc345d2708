import { useEffect, useState, type ComponentType } from 'react';
import { onToastWanted } from './toast';

/**
 * Loads the toast area when a screen prepares for toasts or the first one is shown, so that a diner never waits for its code. If that
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
    const stop = onToastWanted(load);
    addEventListener('online', load);
    return () => {
      stop();
      removeEventListener('online', load);
    };
  }, []);
  return Area && <Area />;
}
