import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-color-scheme: dark)';

/** Whether the page is light or dark now; follows the system's setting. */
export function useColorScheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(QUERY).matches ? 'dark' : 'light'),
    () => 'light',
  );
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
