import { useEffect } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { fetchQuery, readInlineData } from 'relay-runtime';
import { useFilteredPages, type ShownPages } from '../../network/relay/useFilteredPages';
import type { dashboardReceipt_receipt$key } from './__generated__/dashboardReceipt_receipt.graphql';
import type { useReceiptList_user$key } from './__generated__/useReceiptList_user.graphql';
import listQuery, { type useReceiptListQuery } from './__generated__/useReceiptListQuery.graphql';
import { dashboardReceipt, type DashboardReceipt } from './dashboardReceipt';
import { PAGE_SIZE, rememberReceiptsShown } from './receiptsShown';
import type { ReceiptFilter } from './useReceiptFilter';

/** The filter's words in the API. */
export const ROLES = { all: null, hosted: 'HOST', joined: 'DINER' } as const;

export interface ReceiptList extends ShownPages {
  readonly receipts: readonly DashboardReceipt[];
  /** How many receipts the filter matches, on all pages. */
  readonly totalCount: number;
  readonly hasNext: boolean;
  readonly isFiltered: boolean;
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
  const { id, receipts } = data;
  const variables = { count: PAGE_SIZE, search: search || null, role: ROLES[role] };
  const fetchPolicy = isFiltered ? 'network-only' : 'store-or-network';
  const shown = useFilteredPages({
    wanted: `${role} ${search}`,
    first: 'all ',
    pause: 0,
    fetch: () => fetchQuery<useReceiptListQuery>(environment, listQuery, { id, ...variables }, { fetchPolicy }),
    show: () => refetch(variables, { fetchPolicy: 'store-only' }),
    isLoadingNext,
    loadNext: (onComplete) => loadNext(PAGE_SIZE, { onComplete }),
  });
  const count = receipts.edges.length;
  useEffect(() => {
    if (!shown.isStale && !isFiltered) rememberReceiptsShown(count);
  }, [shown.isStale, isFiltered, count]);
  return {
    receipts: receipts.edges.map(({ node }) => readInlineData<dashboardReceipt_receipt$key>(dashboardReceipt, node)),
    totalCount: receipts.totalCount,
    hasNext,
    isFiltered,
    ...shown,
  };
}
