import { useEffect, useState } from 'react';
import { useLatest } from '../../lib/useLatest';

interface FilteredPages {
  /** The filter that is wanted, a text for each one that differs. */
  wanted: string;
  /** The filter of the list that the screen came with. */
  first: string;
  /** How long to wait for more typing, in ms. */
  pause: number;
  /** Fetches the first page of the wanted list. */
  fetch: () => { subscribe: (observer: { complete: () => void; error: () => void }) => { unsubscribe: () => void } };
  /** Shows the list that was fetched. */
  show: () => void;
  isLoadingNext: boolean;
  loadNext: (onComplete: (error: Error | null) => void) => void;
}

export interface ShownPages {
  /** The list does not match the filter yet: the previous one stays visible until the new one has come. */
  readonly isStale: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly loadMore: () => void;
  readonly tryAgain: () => void;
}

/**
 * Loads a list again when its filter changes, and its further pages. It is first fetched and then shown from the store:
 * Relay's refetch alone would show a fallback instead of the list, and an error instead of the screen.
 */
export function useFilteredPages(list: FilteredPages): ShownPages {
  const { wanted, pause, isLoadingNext, loadNext } = list;
  const latest = useLatest(list);
  const [shown, setShown] = useState(list.first);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isStale = shown !== wanted;

  useEffect(() => {
    if (!isStale) return undefined;
    let asked: { unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => {
      const { fetch, show } = latest();
      asked = fetch().subscribe({
        complete: () => {
          show();
          setShown(wanted);
        },
        error: () => setFailed(wanted),
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      asked?.unsubscribe();
    };
  }, [isStale, wanted, pause, attempt, latest]);

  const loadMore = (): void => {
    setFailed(null);
    loadNext((error) => error && setFailed(wanted));
  };
  const tryAgain = (): void => {
    setFailed(null);
    if (isStale) setAttempt((last) => last + 1);
    else loadMore();
  };
  return {
    isStale,
    state: failed === wanted ? 'failed' : isStale || isLoadingNext ? 'loading' : 'idle',
    loadMore,
    tryAgain,
  };
}
