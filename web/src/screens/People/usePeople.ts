import { useEffect, useState } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
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
  const [shown, setShown] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wanted = typed.trim();
  const isStale = shown !== wanted;

  useEffect(() => {
    if (!isStale) return undefined;
    let asked: { unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => {
      const variables = { count: PAGE_SIZE, search: wanted || null };
      // First fetched, then shown from the store: refetch alone would show a fallback instead of the list, and an error
      // instead of the screen.
      asked = fetchQuery<usePeopleQuery>(
        environment,
        listQuery,
        { id, ...variables },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        complete: () => {
          refetch(variables, { fetchPolicy: 'store-only' });
          setShown(wanted);
        },
        error: () => setFailed(wanted),
      });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked?.unsubscribe();
    };
  }, [environment, id, isStale, wanted, attempt, refetch]);

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
    people: data.counterparties.edges.map(({ node }) => node),
    typed,
    type: setTyped,
    isFiltered: wanted !== '',
    isStale,
    hasNext,
    state: failed === wanted ? 'failed' : isStale || isLoadingNext ? 'loading' : 'idle',
    loadMore,
    tryAgain,
  } as const;
}
