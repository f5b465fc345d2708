import { readComeBack } from '@fairtab/domain/programs/comeBack';
import { createClient, type Client } from 'graphql-ws';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { subscribeToSession } from '../session/session';
import { readRecord, textOf, writeRecord } from '../../lib/deviceStorage';
import { newKey } from '../../lib/newKey';
import { setConnectionState, type ConnectionState } from './connection';

const KEY = 'fairtab.browser';
/** For a browser that stores nothing. */
let unstored = '';

/** A random key of this browser, the same in all its tabs, by which the server counts its tabs as one person. It is not stored there. */
function browserKey(): string {
  const known = textOf(readRecord('localStorage', KEY)?.['key']);
  if (known !== '') return known;
  unstored ||= newKey();
  writeRecord('localStorage', KEY, { key: unstored });
  return unstored;
}

const PING_MS = 12_000;
const PONG_PATIENCE_MS = 5_000;
const LONGEST_WAIT_MS = 10_000;

interface Sink {
  next(value: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

let client: Client | null = null;

// The server reads the session when a socket opens, so another session needs another socket.
subscribeToSession(closeSocket);

/** The next subscription opens a new socket, which the server takes for whoever this browser is by then. */
export function closeSocket(): void {
  const former = client;
  if (!former) return;
  client = null;
  setConnectionState('idle');
  Promise.resolve(former.dispose()).catch(() => undefined);
}

/** Starts a persisted subscription on the page's only socket, and starts it again after every lost connection. */
export function subscribeLive(params: RequestParameters, variables: Variables, sink: Sink): () => void {
  client ??= connect();
  let stopped = false;
  const unsubscribe = client.subscribe<GraphQLResponse>(
    // The protocol requires a query text. The server ignores it and uses the document's id.
    { query: '', operationName: params.name, variables, extensions: { documentId: params.id } },
    {
      next: (value) => sink.next(value as GraphQLResponse),
      error: (error) =>
        sink.error(error instanceof Error ? error : new Error('The live connection refused this receipt.')),
      complete: () => {
        // The server ended it: the viewer that opened the socket may not see the receipt any more. The browser may have
        // become a guest since then, so the next subscription opens a new socket.
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
  /** When the server said to come back, after how many ms. */
  let toldMs: number | null = null;
  /** Ignores a former socket, which may close after the next one has opened. */
  const report = (state: ConnectionState): void => {
    if (client === own) setConnectionState(state);
  };
  const own = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    connectionParams: () => ({ browser: browserKey() }),
    keepAlive: PING_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    // After an outage all phones reconnect at once, so their attempts are spread at random.
    retryWait: async (attempt) => {
      // The server has given this phone a turn: nothing may bring it back sooner.
      if (toldMs !== null) return sleep(toldMs * (1 + Math.random() / 4));
      const wait = Math.min(LONGEST_WAIT_MS, 400 * 2 ** attempt) * (0.5 + Math.random() / 2);
      await Promise.race([sleep(wait), nextChance()]);
    },
    on: {
      connected: () => report('live'),
      closed: (event) => {
        toldMs = event instanceof CloseEvent ? readComeBack(event.reason) : null;
        report('down');
      },
      // A phone that changes from Wi-Fi to mobile keeps a dead socket open for minutes, so a ping without a pong ends it.
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

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the browser finds a network again or the page becomes visible: the next attempt can start now. */
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
