import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode } from 'relay-runtime';

export interface Refresh {
  /** Asks the server for the screen's data again; the screen keeps showing what it has meanwhile. */
  refresh: () => void;
  refreshing: boolean;
}

export function useRefresh(query: GraphQLTaggedNode, linkId: string): Refresh {
  const environment = useRelayEnvironment();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = useCallback(() => {
    setRefreshing(true);
    const done = (): void => setRefreshing(false);
    fetchQuery(environment, query, { id: linkId }, { fetchPolicy: 'network-only' }).subscribe({
      complete: done,
      // Being offline shows in the banner already; the data on the screen stays.
      error: done,
    });
  }, [environment, query, linkId]);
  return { refresh, refreshing };
}
