import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { NavigationType, useNavigationType } from 'react-router';
import type { Environment } from 'relay-runtime';
import type { useReceiptList_user$key } from './__generated__/useReceiptList_user.graphql';
import { joinPages, loadPage, pagesOf, type ReceiptPages } from './receiptPages';
import type { ReceiptFilter } from './useReceiptFilter';

export interface ReceiptList extends ReceiptPages {
  /** The newest ones, whatever the list is narrowed to. */
  readonly newest: ReceiptPages['receipts'];
  readonly isFiltered: boolean;
  /** What is shown is not narrowed to the filter yet. */
  readonly isStale: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly loadMore: () => void;
  readonly tryAgain: () => void;
}

interface Loaded {
  readonly key: string;
  readonly pages: ReceiptPages;
}

/** What each session had loaded when the dashboard was left, for whoever comes back to it. */
const left = new WeakMap<Environment, Loaded>();

/** The account's receipts: the newest come with the screen, others a page at a time, all of them narrowed by the filter. */
export function useReceiptList({
  user,
  filter,
}: {
  user: useReceiptList_user$key;
  filter: ReceiptFilter;
}): ReceiptList {
  const { receipts } = useFragment(
    graphql`
      fragment useReceiptList_user on User {
        receipts(first: 10) {
          totalCount
          edges {
            node {
              ...dashboardReceipt_receipt
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    user,
  );
  const environment = useRelayEnvironment();
  const { search, role } = filter;
  const isFiltered = search !== '' || role !== 'all';
  const key = `${role} ${search}`;
  const isBack = useNavigationType() === NavigationType.Pop;
  const [before] = useState(() => (isBack ? (left.get(environment) ?? null) : null));
  const [loaded, setLoaded] = useState(before);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const stopMore = useRef<(() => void) | null>(null);

  useEffect(() => {
    const count = before?.key === key ? before.pages.receipts.length : 0;
    const stop =
      isFiltered || count > 0
        ? loadPage(environment, {
            filter: { search, role },
            after: null,
            count,
            onPage: (pages) => setLoaded({ key, pages }),
            // What is there already stays.
            onError: () => isFiltered && setFailedKey(key),
          })
        : null;
    return () => {
      stop?.();
      stopMore.current?.();
      stopMore.current = null;
      setLoadingMore(false);
    };
  }, [environment, before, isFiltered, search, role, key, attempt]);
  useEffect(() => {
    if (loaded) left.set(environment, loaded);
    else left.delete(environment);
  }, [environment, loaded]);

  const newest = pagesOf(receipts);
  const own = loaded?.key === key ? loaded.pages : null;
  const isStale = isFiltered && own === null;
  // Until the narrowed list is there, the one before it stays in sight.
  const shown = isFiltered ? (own ?? loaded?.pages ?? newest) : own ? joinPages(newest, own) : newest;

  const loadMore = (): void => {
    setFailedKey(null);
    setLoadingMore(true);
    stopMore.current = loadPage(environment, {
      filter,
      after: shown.next,
      onPage: (pages) => {
        setLoadingMore(false);
        setLoaded({ key, pages: joinPages(shown, pages) });
      },
      onError: () => {
        setLoadingMore(false);
        setFailedKey(key);
      },
    });
  };
  const tryAgain = (): void => {
    setFailedKey(null);
    if (isStale) setAttempt((count) => count + 1);
    else loadMore();
  };
  return {
    ...shown,
    newest: newest.receipts,
    isFiltered,
    isStale,
    state: failedKey === key ? 'failed' : isStale || isLoadingMore ? 'loading' : 'idle',
    loadMore,
    tryAgain,
  };
}
