import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode } from 'relay-runtime';
import type { EveningScreenQuery } from './__generated__/EveningScreenQuery.graphql';

const EVERY_MS = 10_000;

/** Asks for the evening again every ten seconds while the page is seen, and when it is seen again. Without a signal the next time counts. */
export function useFollowEvening({ query, id }: { query: GraphQLTaggedNode; id: string }): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let asked: { unsubscribe: () => void } | null = null;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      asked?.unsubscribe();
      asked = fetchQuery<EveningScreenQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
        error: () => undefined,
      });
    };
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      asked?.unsubscribe();
    };
  }, [environment, query, id]);
}
