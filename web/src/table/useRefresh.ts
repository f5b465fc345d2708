import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode } from 'relay-runtime';
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
    // Relay's fetchQuery would give the answer of a request under way, which is older than what this refresh is for.
    const operation = createOperationDescriptor(getRequest(query), { id: linkId }, { force: true });
    environment.execute({ operation }).subscribe({
      next: () => markCurrent(linkId),
      complete: done,
      // The banner already says that there is no connection. The data on the screen stays.
      error: done,
    });
  }, [environment, query, linkId]);
  return { refresh, refreshing };
}
