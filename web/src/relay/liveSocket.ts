import { createClient, type Client } from 'graphql-ws';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { subscribeToSession } from '../session/session';
import { setConnectionState, type ConnectionState } from './connection';

const PING_MS = 12_000;
const PONG_PATIENCE_MS = 5_000;
const LONGEST_WAIT_MS = 10_000;

interface Sink {
  next(value: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

let client: Client | null = null;

// The server asks who it is when a socket is opened, so another session needs another socket.
subscribeToSession(closeSocket);

function closeSocket(): void {
  const former = client;
  if (!former) return;
  client = null;
  setConnectionState('idle');
  Promise.resolve(former.dispose()).catch(() => undefined);
}

/** Starts one persisted subscription on the page's only socket, and takes it up again after every break. */
export function subscribeLive(params: RequestParameters, variables: Variables, sink: Sink): () => void {
  client ??= connect();
  let stopped = false;
  const unsubscribe = client.subscribe<GraphQLResponse>(
    // The protocol wants a query text; the server takes the document from its id.
    { query: '', operationName: params.name, variables, extensions: { documentId: params.id } },
    {
      next: (value) => sink.next(value as GraphQLResponse),
      error: (error) =>
        sink.error(error instanceof Error ? error : new Error('The live connection refused this receipt.')),
      complete: () => {
        // The server no longer shows it to whom the socket was opened as; since then the browser may have become a guest.
        if (!stopped) closeSocket();
        sink.complete();
      },
    },
  );
  return () => {
    stopped = true;
    unsubscribe();
  };
}

function connect(): Client {
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** A socket that was given up may close after the next one is open. */
  const tell = (state: ConnectionState): void => {
    if (client === own) setConnectionState(state);
  };
  const own = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    keepAlive: PING_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    // A whole restaurant comes back at once after an outage: spread them.
    retryWait: async (attempt) => {
      const wait = Math.min(LONGEST_WAIT_MS, 400 * 2 ** attempt) * (0.5 + Math.random() / 2);
      await Promise.race([new Promise((resolve) => setTimeout(resolve, wait)), nextChance()]);
    },
    on: {
      connected: () => tell('live'),
      closed: () => tell('down'),
      // A phone that changed from Wi-Fi to mobile keeps a dead socket open for minutes unless somebody looks.
      ping: (received) => {
        if (!received) patience = setTimeout(() => own.terminate(), PONG_PATIENCE_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(patience);
      },
    },
  });
  return own;
}

/** The browser found a network again, or somebody looks at the page: no reason to wait any longer. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') done();
    };
    const done = (): void => {
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', seen);
      resolve();
    };
    addEventListener('online', done);
    document.addEventListener('visibilitychange', seen);
  });
}
