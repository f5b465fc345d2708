import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const query = 'print';
let isBegun = false;

/** Whether the page is being printed now. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBegun || matchMedia(query).matches,
    () => false,
  );
}

/** The browser prints what is there when the listeners of `beforeprint` have returned. */
function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  const begin = (): void => {
    isBegun = true;
    flushSync(listener);
  };
  const end = (): void => {
    isBegun = false;
    listener();
  };
  list.addEventListener('change', listener);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    list.removeEventListener('change', listener);
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
