import { useEffect, useState, type ComponentType } from 'react';
import { onToastWanted } from './toast';

const IDLE_MS = 3_000;

/**
 * Once a page. The toast area's code comes after the screen works, so that it never makes a diner wait. When it does not
 * come, the screen stays as it is, and the next toast or the next signal tries again.
 */
export function Toasts() {
  const [Area, setArea] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isAsked = false;
    const load = (): void => {
      if (isAsked) return;
      isAsked = true;
      import('./ToastArea').then(
        ({ ToastArea }) => setArea(() => ToastArea),
        () => {
          isAsked = false;
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
