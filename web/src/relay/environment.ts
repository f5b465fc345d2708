import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import { setConnectionState } from './connection';
import { fetchGraphQL } from './fetchGraphQL';

/** How many screens' data stay after they are left, so that Back shows them at once. */
const SCREENS_KEPT = 8;

/**
 * What one person sees: persisted documents over HTTP, live changes over a socket that is loaded when needed. Another
 * session is another environment, so that nothing is left of what somebody else was shown.
 */
export function createEnvironment({ sessionId }: { sessionId: string | null }): Environment {
  return new Environment({
    network: Network.create(
      (params, variables) => Observable.from(fetchGraphQL({ params, variables, sessionId })),
      (params, variables) =>
        Observable.create<GraphQLResponse>((sink) => {
          let stopped = false;
          let stop: (() => void) | null = null;
          import('./liveSocket').then(
            ({ subscribeLive }) => {
              if (!stopped) stop = subscribeLive(params, variables, sink);
            },
            // Without the socket's code the screens fall back to asking.
            () => setConnectionState('down'),
          );
          return () => {
            stopped = true;
            stop?.();
          };
        }),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: SCREENS_KEPT }),
  });
}
