import { lazy, Suspense, useEffect, useState } from 'react';
import { onToastWanted } from './toast';

const ToastArea = lazy(() => import('./ToastArea').then((module) => ({ default: module.ToastArea })));

const IDLE_MS = 3_000;

/** Once a page. The toast area's code comes after the screen works, so that it never makes a diner wait. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = (): void => setWanted(true);
    const timer = setTimeout(want, IDLE_MS);
    const stop = onToastWanted(want);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  ) : null;
}
