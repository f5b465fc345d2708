import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import { setConnectionState } from './connection';
import { fetchGraphQL } from './fetchGraphQL';

/** How many screens' data stay after they are left, so that Back shows them at once. */
const SCREENS_KEPT = 8;

/**
 * Sends persisted documents over HTTP and receives live changes over a socket, whose code is loaded when needed. Each
 * session gets an environment of its own, so that it sees nothing of the data of the session before.
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
            // Without the socket's code the screens poll.
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
