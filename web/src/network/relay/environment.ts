import { Environment, Network, Observable, RecordSource, type GraphQLResponse } from 'relay-runtime';
import { loseSession } from '../session/session';
import { setConnectionState } from './connection';
import { ServerFault } from './errors';
import { fetchGraphQL } from './fetchGraphQL';
import { VersionedStore } from './VersionedStore';

/** How many screens' data stay after they are left, so that Back shows them at once. */
const SCREENS_KEPT = 8;

let latest: { readonly sessionId: string | null; readonly environment: Environment } | null = null;

/** The environment of a session. Each session gets one of its own, so that it sees nothing of the data of the session before. */
export function environmentOf(sessionId: string | null): Environment {
  if (latest?.sessionId !== sessionId) latest = { sessionId, environment: createEnvironment(sessionId) };
  return latest.environment;
}

/** Sends persisted documents over HTTP and receives live changes over a socket, whose code is loaded when needed. */
function createEnvironment(sessionId: string | null): Environment {
  return new Environment({
    network: Network.create(
      (params, variables) => Observable.from(fetchGraphQL({ params, variables, sessionId }).catch(noteEndedSession)),
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
    store: new VersionedStore(new RecordSource(), { gcReleaseBufferSize: SCREENS_KEPT }),
  });
}

/** The server answers a session that has ended with 401, so that nothing is written for somebody else. The page drops it. */
function noteEndedSession(error: unknown): never {
  if (error instanceof ServerFault && error.status === 401) loseSession();
  throw error;
}
