import { useCallback, useRef, useState } from 'react';
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
  const asked = useRef(0);
  const refresh = useCallback(() => {
    const fetchOnce = (): void => {
      const before = asked.current;
      // The banner already says when there is no connection. The data on the screen stays.
      const done = (): void => {
        // Somebody asked while it was under way, so its answer may be older than what they want.
        if (asked.current > before) fetchOnce();
        else {
          asked.current = 0;
          setRefreshing(false);
        }
      };
      fetchQuery(environment, query, { id: linkId }, { fetchPolicy: 'network-only' }).subscribe({
        next: () => markCurrent(linkId),
        complete: done,
        error: done,
      });
    };
    asked.current += 1;
    if (asked.current > 1) return;
    setRefreshing(true);
    fetchOnce();
  }, [environment, query, linkId]);
  return { refresh, refreshing };
}
