import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-color-scheme: dark)';

/** Which of its two looks the page has now. */
export function useColorScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => (matchMedia(QUERY).matches ? 'dark' : 'light'));
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
