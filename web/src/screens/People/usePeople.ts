import { useState } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import { useFilteredPages } from '../../network/relay/useFilteredPages';
import type { usePeople_user$key } from './__generated__/usePeople_user.graphql';
import listQuery, { type usePeopleQuery } from './__generated__/usePeopleQuery.graphql';

const PAGE_SIZE = 20;
const TYPING_PAUSE_MS = 300;

/** The people of the account whose names match what is typed, a page at a time. The previous list stays until the new one is there. */
export function usePeople(user: usePeople_user$key) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<usePeopleQuery, usePeople_user$key>(
    graphql`
      fragment usePeople_user on User
      @refetchable(queryName: "usePeopleQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
      ) {
        id
        counterparties(first: $count, after: $cursor, search: $search) @connection(key: "usePeople_counterparties") {
          edges {
            node {
              id
              ...PersonRow_counterparty
            }
          }
        }
      }
    `,
    user,
  );
  const environment = useRelayEnvironment();
  const { id } = data;
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const variables = { count: PAGE_SIZE, search: wanted || null };
  const shown = useFilteredPages({
    wanted,
    first: '',
    pause: TYPING_PAUSE_MS,
    fetch: () =>
      fetchQuery<usePeopleQuery>(environment, listQuery, { id, ...variables }, { fetchPolicy: 'network-only' }),
    show: () => refetch(variables, { fetchPolicy: 'store-only' }),
    isLoadingNext,
    loadNext: (onComplete) => loadNext(PAGE_SIZE, { onComplete }),
  });
  return {
    people: data.counterparties.edges.map(({ node }) => node),
    typed,
    type: setTyped,
    isFiltered: wanted !== '',
    hasNext,
    ...shown,
  } as const;
}
