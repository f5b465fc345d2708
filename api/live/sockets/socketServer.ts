import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import { comeBackIn } from '@fairtab/domain/programs/comeBack';
import { TooManyAttempts } from '@fairtab/services/platform/errors';
import type { Metrics } from '@fairtab/services/platform/metrics/Metrics';
import { inLanguage } from '@fairtab/services/platform/readerLanguage';
import { handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { ApiContext } from '../../context';
import { asGraphQLError } from '../../graphql/asGraphQLError';
import type { Documents } from '../../graphql/Documents';
import type { Executor, Operation } from '../../graphql/Executor';
import { documentIdOf, textOfRequest } from '../../graphql/documentText';
import { operationOf } from '../../graphql/operationOf';
import { maskError } from '../../graphql/maskErrors';
import type { PersistedDocuments } from '../../graphql/PersistedDocuments';
import { refuseDeepVariables } from '../../graphql/refuseDeepVariables';
import { SharedResult } from '../../graphql/SharedResult';
import { tooOften } from '../../schema/errors/withinLimit';
import { isInvalidSession } from '../../http/viewer/bearer';
import { languageOf } from '../../http/languageOf';
import type { OpenViewers } from '../../http/viewer/OpenViewers';
import { SharedPayloads } from '../receipts/SharedPayloads';
import type { Arrivals } from './Arrivals';
import { send, startHeartbeat } from './socketSending';

/** The limits of one socket. */
const SOCKET_LIMITS = {
  messageBytes: 64 * 1024,
  subscriptions: 20,
} as const;

/** After these codes graphql-ws clients reconnect by themselves. */
const SERVICE_RESTART = 1012;
const TRY_AGAIN_LATER = 1013;
const FORBIDDEN = 4403;
const INTERNAL_ERROR = 4500;

type ConnectionParams = Readonly<Record<string, unknown>> | undefined;

interface Extra {
  readonly shared: SharedPayloads;
  /** @throws HttpProblem when the client sent an Authorization that is not valid, or not valid any more. */
  readonly contextOf: (params: ConnectionParams) => Promise<ApiContext>;
  /** Whether the request for the socket had an Authorization header. */
  readonly hasAuthorization: boolean;
  /** Closes the socket of a client whose Authorization is not valid any more. */
  readonly forbid: () => void;
  /** Closes the socket of a client that asks too often. */
  readonly tryLater: () => void;
}

/** Which socket asks, and what its client said in the place of an Authorization header, which pages cannot set on a socket. */
export interface SocketAsker {
  readonly connection: string;
  readonly authorization: string | undefined;
}

/** An HTTP connection that asked for a WebSocket. */
export interface Upgrade {
  readonly req: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

export interface SocketServer {
  /** Takes over a connection. */
  upgrade(upgrade: Upgrade & { contextOf: (socket: SocketAsker) => Promise<ApiContext> }): void;
  /** Opens a connection only to say when its client should come back: a page cannot see how a refused one was answered. */
  sendAway(upgrade: Upgrade, waitMs: number): void;
  /** Closes every socket so that its client connects again, to another process or to the next one. */
  close(): Promise<void>;
}

/** Subscriptions and queries over graphql-transport-ws, under the same limits as over HTTP. */
export function createSocketServer({
  documents,
  persisted,
  executor,
  arrivals,
  viewers,
  metrics,
  logger,
}: {
  documents: Documents;
  persisted: PersistedDocuments;
  executor: Executor;
  /** Knows what is done for subscriptions that begin, and has more of them wait. */
  arrivals: Pick<Arrivals, 'begin' | 'working'>;
  viewers: OpenViewers;
  metrics: Metrics;
  logger: Logger;
}): SocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: SOCKET_LIMITS.messageBytes,
    perMessageDeflate: false,
    handleProtocols: (protocols) => handleProtocols(protocols),
  });

  /** @returns the document of a request, or the reasons why it may not run here. */
  function checkRequest(payload: SubscribePayload): { document: Operation['document'] } | readonly GraphQLError[] {
    const refusal = refuseDeepVariables(payload.variables);
    if (refusal) return [refusal];
    const text = textOfRequest({
      persisted,
      query: payload.query,
      documentId: documentIdOf(payload) ?? documentIdOf(payload.extensions),
    });
    if (text instanceof GraphQLError) return [text];
    const { document, errors } = documents.check(text);
    if (errors.length > 0 || !document) return errors;
    const operation = getOperationAST(document, payload.operationName);
    // The first write of a browser needs a cookie, which only an HTTP answer can set.
    if (operation?.operation === OperationTypeNode.MUTATION)
      return [new GraphQLError('Mutations go over HTTP.', { extensions: { code: 'BAD_REQUEST' } })];
    return { document };
  }

  const server = makeServer<Record<string, unknown>, Extra>({
    onConnect: async ({ connectionParams, extra }) => {
      if (authorizationIn(connectionParams) === undefined && !extra.hasAuthorization) return true;
      try {
        await extra.contextOf(connectionParams);
        return true;
      } catch (error) {
        if (isInvalidSession(error)) return false;
        if (!(error instanceof TooManyAttempts)) throw error;
        extra.tryLater();
        return false;
      }
    },
    onSubscribe: async (connection, _id, payload) => {
      if (Object.keys(connection.subscriptions).length > SOCKET_LIMITS.subscriptions)
        return [new GraphQLError('Too many subscriptions on one socket.', { extensions: { code: 'TOO_MANY' } })];
      const checked = checkRequest(payload);
      if (!('document' in checked)) return checked.map(withoutHttp);
      try {
        return {
          schema: executor.schema,
          document: checked.document,
          variableValues: payload.variables ?? {},
          operationName: payload.operationName,
          contextValue: countedByBrowser(
            await arrivals.begin(() => connection.extra.contextOf(connection.connectionParams)),
            connection.connectionParams,
          ),
        };
      } catch (error) {
        if (isInvalidSession(error)) {
          connection.extra.forbid();
          return [withoutHttp(asGraphQLError(error))];
        }
        if (error instanceof TooManyAttempts) return [withoutHttp(tooOften(error))];
        return [maskError(error, { logger, requestId: randomUUID() })];
      }
    },
    execute: (args) => executor.run(operationOf(args)),
    subscribe: (args) => arrivals.working(executor.subscribe(operationOf(args))),
    onNext: (...[{ extra }, , , , result]) =>
      result instanceof SharedResult ? extra.shared.standInFor(result) : undefined,
  });

  function open({
    socket,
    req,
    contextOf,
  }: {
    socket: WebSocket;
    req: IncomingMessage;
    contextOf: (asker: SocketAsker) => Promise<ApiContext>;
  }): void {
    const id = randomUUID();
    const language = languageOf(req);
    const shared = new SharedPayloads();
    const forbid = (): void => socket.close(FORBIDDEN, 'invalid_session');
    const tryLater = (): void => socket.close(TRY_AGAIN_LATER, 'Too many attempts');
    // Whoever is sent away without being sure of it comes back, and is refused then if the session has ended.
    const restart = (): void => socket.close(SERVICE_RESTART, 'Connect again');
    const opened = viewers.opened((why) => (why === 'ended' ? forbid() : restart()));
    const contextOfViewer = async (params: ConnectionParams): Promise<ApiContext> => {
      const authorization = authorizationIn(params) ?? req.headers.authorization;
      const ctx = await contextOf({ connection: id, authorization });
      opened.actsFor(ctx.viewer);
      return ctx;
    };
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) => send(socket, shared.exchange(text)),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) =>
          socket.on('message', (data: Buffer) => {
            inLanguage(language, () => handle(data.toString())).catch((error: unknown) => {
              logger.error({ err: error }, 'a socket message failed');
              socket.close(INTERNAL_ERROR, 'Internal server error');
            });
          }),
      },
      {
        shared,
        contextOf: contextOfViewer,
        forbid,
        tryLater,
        hasAuthorization: req.headers.authorization !== undefined,
      },
    );
    const stopHeartbeat = startHeartbeat(socket);
    metrics.liveOpened('socket');
    socket.on('error', (error) => logger.debug({ err: error }, 'a socket broke'));
    socket.once('close', (code, reason) => {
      stopHeartbeat();
      metrics.liveClosed('socket');
      opened.closed();
      closed(code, String(reason)).catch((error: unknown) =>
        logger.error({ err: error }, 'a socket did not close cleanly'),
      );
    });
  }

  return {
    upgrade: ({ req, socket, head, contextOf }) =>
      sockets.handleUpgrade(req, socket, head, (webSocket) => open({ socket: webSocket, req, contextOf })),
    sendAway: ({ req, socket, head }, waitMs) =>
      sockets.handleUpgrade(req, socket, head, (webSocket) => {
        webSocket.on('error', (error) => logger.debug({ err: error }, 'a socket broke'));
        webSocket.close(TRY_AGAIN_LATER, comeBackIn(waitMs));
      }),
    close: async () => {
      const all = [...sockets.clients];
      const closed = all.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of all) socket.close(SERVICE_RESTART, 'The service restarts');
      await Promise.all(closed);
    },
  };
}

/** What a client sends as `connectionParams.authorization`, in any case of the name. Another kind of value is no valid one. */
function authorizationIn(params: ConnectionParams): string | undefined {
  const [, value] = Object.entries(params ?? {}).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : '';
}

const BROWSER_KEY = /^[\w-]{16,64}$/;

/**
 * The tabs of a browser count as one person by the key that they send, because a tab that was opened before the first
 * claim is still a visitor. The devices of an account count by the account.
 */
function countedByBrowser(ctx: ApiContext, params: Readonly<Record<string, unknown>> | undefined): ApiContext {
  const browser = params?.['browser'];
  const isNamed = typeof browser === 'string' && BROWSER_KEY.test(browser);
  return isNamed && ctx.viewer.session === null ? { ...ctx, watcher: `browser ${browser}` } : ctx;
}

/** Leaves out `extensions.http`, because a socket has no status code. */
function withoutHttp({
  message,
  nodes,
  source,
  positions,
  extensions: { http: _http, ...extensions },
}: GraphQLError): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, extensions });
}
