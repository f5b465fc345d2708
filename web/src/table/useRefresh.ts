import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode } from 'relay-runtime';
import { markCurrent } from '../offline/lastSeen';

export interface Refresh {
  /** Refetches the screen's data. The screen shows the old data meanwhile. */
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
      next: () => markCurrent(linkId),
      complete: done,
      // The banner already says that there is no connection. The data on the screen stays.
      error: done,
    });
  }, [environment, query, linkId]);
  return { refresh, refreshing };
}
