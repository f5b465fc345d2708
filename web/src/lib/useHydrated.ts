import { useSyncExternalStore } from 'react';

/**
 * False on the server and while the browser takes over the server's HTML, then true. What only the device knows (its
 * storage, its time zone) is shown from then on, because the first render has to be equal to the server's.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => undefined;
}
