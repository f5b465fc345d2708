import { useEffect, useState } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { fetchQuery, readInlineData } from 'relay-runtime';
import type { dashboardReceipt_receipt$key } from './__generated__/dashboardReceipt_receipt.graphql';
import type { useReceiptList_user$key } from './__generated__/useReceiptList_user.graphql';
import listQuery, { type useReceiptListQuery } from './__generated__/useReceiptListQuery.graphql';
import { dashboardReceipt, type DashboardReceipt } from './dashboardReceipt';
import { PAGE_SIZE, rememberReceiptsShown } from './receiptsShown';
import type { ReceiptFilter } from './useReceiptFilter';

/** The filter's words in the API. */
export const ROLES = { all: null, hosted: 'HOST', joined: 'DINER' } as const;

export interface ReceiptList {
  readonly receipts: readonly DashboardReceipt[];
  /** How many receipts the filter matches, on all pages. */
  readonly totalCount: number;
  readonly hasNext: boolean;
  readonly isFiltered: boolean;
  /** The list does not match the filter yet: the previous one stays visible until the new one has arrived. */
  readonly isStale: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly loadMore: () => void;
  readonly tryAgain: () => void;
}

/** The account's receipts that match the filter, newest first, a page at a time. */
export function useReceiptList({
  user,
  filter: { search, role },
}: {
  user: useReceiptList_user$key;
  filter: ReceiptFilter;
}): ReceiptList {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    useReceiptListQuery,
    useReceiptList_user$key
  >(
    graphql`
      fragment useReceiptList_user on User
      @refetchable(queryName: "useReceiptListQuery")
      @argumentDefinitions(
        count: { type: "Int!" }
        cursor: { type: "String" }
        search: { type: "String" }
        role: { type: "ReceiptRole" }
      ) {
        id
        receipts(first: $count, after: $cursor, search: $search, role: $role)
          @connection(key: "useReceiptList_receipts") {
          totalCount
          edges {
            node {
              ...dashboardReceipt_receipt
            }
          }
        }
      }
    `,
    user,
  );
  const environment = useRelayEnvironment();
  const isFiltered = search !== '' || role !== 'all';
  const wanted = `${role} ${search}`;
  const [shown, setShown] = useState('all ');
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isStale = shown !== wanted;
  const { id, receipts } = data;
  const count = receipts.edges.length;

  useEffect(() => {
    if (shown === wanted) return undefined;
    const variables = { count: PAGE_SIZE, search: search || null, role: ROLES[role] };
    const fetchPolicy = isFiltered ? 'network-only' : 'store-or-network';
    // First fetched, then shown from the store: refetch alone would show a fallback instead of the list, and an
    // error instead of the screen.
    const asked = fetchQuery<useReceiptListQuery>(environment, listQuery, { id, ...variables }, { fetchPolicy });
    const subscription = asked.subscribe({
      complete: () => {
        refetch(variables, { fetchPolicy: 'store-only' });
        setShown(wanted);
      },
      error: () => setFailed(wanted),
    });
    return () => subscription.unsubscribe();
  }, [environment, id, isFiltered, search, role, shown, wanted, attempt, refetch]);
  useEffect(() => {
    if (!isStale && !isFiltered) rememberReceiptsShown(count);
  }, [isStale, isFiltered, count]);

  const loadMore = (): void => {
    setFailed(null);
    loadNext(PAGE_SIZE, { onComplete: (error) => error && setFailed(wanted) });
  };
  const tryAgain = (): void => {
    setFailed(null);
    if (isStale) setAttempt((last) => last + 1);
    else loadMore();
  };
  return {
    receipts: receipts.edges.map(({ node }) => readInlineData<dashboardReceipt_receipt$key>(dashboardReceipt, node)),
    totalCount: receipts.totalCount,
    hasNext,
    isFiltered,
    isStale,
    state: failed === wanted ? 'failed' : isStale || isLoadingNext ? 'loading' : 'idle',
    loadMore,
    tryAgain,
  };
}
