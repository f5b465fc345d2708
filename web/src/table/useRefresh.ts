import { useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode } from 'relay-runtime';
import { markCurrent } from '../network/offline/lastSeen';

export interface Refresh {
  /** Refetches the screen's data. The screen shows the old data meanwhile. */
  refresh: () => void;
  refreshing: boolean;
}

export function useRefresh(query: GraphQLTaggedNode, linkId: string): Refresh {
  const environment = useRelayEnvironment();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = useMemo(() => {
    // Relay's fetchQuery would give the answer of a request under way, which may be older than what this refresh is for.
    const operation = createOperationDescriptor(getRequest(query), { id: linkId }, { force: true });
    return oneAtATime((done) => {
      setRefreshing(true);
      const end = (): void => {
        setRefreshing(false);
        done();
      };
      // After an error the banner already says that there is no connection. The data on the screen stays.
      environment.execute({ operation }).subscribe({ next: () => markCurrent(linkId), complete: end, error: end });
    });
  }, [environment, query, linkId]);
  return { refresh, refreshing };
}

/** On a slow line requests would pile up. What is wanted meanwhile, however often, is asked for once more at the end. */
function oneAtATime(ask: (done: () => void) => void): () => void {
  let isAsking = false;
  let isWantedAgain = false;
  const start = (): void => {
    isWantedAgain = isAsking;
    if (isAsking) return;
    isAsking = true;
    ask(() => {
      isAsking = false;
      if (isWantedAgain) start();
    });
  };
  return start;
}
