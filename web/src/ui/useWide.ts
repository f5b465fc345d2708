import { useSyncExternalStore } from 'react';

const query = '(min-width: 48rem)';

/** Whether there is room for two columns: the same condition as `media.wide`. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
