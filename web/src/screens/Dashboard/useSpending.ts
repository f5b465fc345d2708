import { useCallback, useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { useSpendingQuery, useSpendingQuery$data } from './__generated__/useSpendingQuery.graphql';

export type SpendingData = NonNullable<useSpendingQuery$data['viewer']>['spending'][number];

const QUERY = graphql`
  query useSpendingQuery {
    viewer {
      spending(months: 12) {
        currency
        total
        byMonth {
          month
          amount
        }
        byRestaurant {
          restaurantName
          amount
          meals
        }
      }
    }
  }
`;

type SpendingState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'there'; spending: readonly SpendingData[] };

/** What the account spent. It is fetched after the rest of the dashboard, which does not wait for charts. */
export function useSpending(): { state: SpendingState; tryAgain: () => void } {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<SpendingState>({ kind: 'loading' });
  const load = useCallback(
    () =>
      fetchQuery<useSpendingQuery>(environment, QUERY, {}, { fetchPolicy: 'network-only' }).subscribe({
        next: ({ viewer }) => setState({ kind: 'there', spending: viewer?.spending ?? [] }),
        error: () => setState({ kind: 'failed' }),
      }),
    [environment],
  );
  useEffect(() => {
    const asked = load();
    return () => asked.unsubscribe();
  }, [load]);
  const tryAgain = (): void => {
    setState({ kind: 'loading' });
    load();
  };
  return { state, tryAgain };
}
