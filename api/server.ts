import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Config } from '@fairtab/services/config';
import type { Database } from '@fairtab/services/db';
import type { EventBus } from '@fairtab/services/events/EventBus';
import type { FileStore } from '@fairtab/services/files/FileStore';
import type { JobSender } from '@fairtab/services/jobs/JobSender';
import type { RateLimits } from '@fairtab/services/limits/RateLimits';
import { ReceiptStore } from '@fairtab/services/receipts/ReceiptStore';
import type { Sealer } from '@fairtab/services/sealing/Sealer';
import type { Logger } from 'pino';
import type { ApiContext } from './context';
import { Documents } from './graphql/Documents';
import { Executor } from './graphql/Executor';
import { maskError } from './graphql/maskErrors';
import { PersistedDocuments } from './graphql/PersistedDocuments';
import { PersistedHandler } from './graphql/PersistedHandler';
import { createGraphQLHandler } from './graphql/yoga';
import { Contexts } from './http/Contexts';
import { beginExchange, type Exchange } from './http/Exchange';
import { Health } from './http/Health';
import { answerCors, refuseForgery, senderOf } from './http/origins';
import { setSecurityHeaders } from './http/securityHeaders';
import { sendProblem } from './http/sendProblem';
import { OpenViewers } from './live/OpenViewers';
import type { PresenceTimes } from './live/Presence';
import { ReceiptHub } from './live/ReceiptHub';
import { ScanHub } from './live/ScanHub';
import { createSocketServer } from './live/socketServer';
import { PageHandler } from './pages/PageHandler';
import { SHARE_PATH, ShareTarget } from './pages/ShareTarget';
import { WebBuild } from './pages/WebBuild';
import { RestHandler } from './rest/RestHandler';
import { schema } from './schema/schema';

export interface ApiServer {
  /** Starts to listen. @returns the port. @throws what node says when the port is taken. */
  listen(): Promise<number>;
  /** Finishes what was begun, sends live clients elsewhere, and stops listening. */
  close(): Promise<void>;
}

export interface ApiServerOptions {
  readonly config: Config;
  readonly db: Database;
  readonly events: EventBus;
  readonly sealer: Sealer;
  readonly limits: RateLimits;
  readonly files: FileStore;
  readonly jobs: JobSender;
  readonly logger: Logger;
  readonly now?: () => Date;
  readonly presenceTimes?: PresenceTimes;
  /** Where the built client is. */
  readonly webFolder?: string;
  /** The client's documents by id. */
  readonly persistedFile?: string;
}

/** So long a request may take to arrive: 10 MB from a phone with a weak signal. */
const REQUEST_MS = 180_000;

/** The web process without its environment: GraphQL, REST, live updates, the client's pages and health on one port. */
export function createApiServer(options: ApiServerOptions): ApiServer {
  const { config, db, events, logger, now = () => new Date() } = options;
  const isDevelopment = config.environment === 'development';
  const store = new ReceiptStore(db.pool);
  const live = new ReceiptHub({
    store,
    events,
    logger,
    processId: randomUUID(),
    now: () => now().getTime(),
    ...(options.presenceTimes ? { presenceTimes: options.presenceTimes } : {}),
  });
  const scans = new ScanHub({ events, logger });
  const { sealer, limits, files, jobs } = options;
  const contexts = new Contexts({
    shared: { db, store, events, live, scans, sealer, limits, files, jobs, logger },
    config,
    now,
  });
  const documents = new Documents(schema);
  const persisted = new PersistedDocuments({
    isWatched: isDevelopment,
    ...(options.persistedFile ? { file: options.persistedFile } : {}),
  });
  const executor = new Executor({ schema, documents, logger });
  const graphQL = createGraphQLHandler({ documents, persisted, executor, logger, isDevelopment });
  const fastGraphQL = new PersistedHandler({ documents, persisted, executor });
  const rest = new RestHandler({ documents, executor, logger });
  const pages = new PageHandler({
    build: new WebBuild(options.webFolder),
    persisted,
    documents,
    executor,
    isDevelopment,
  });
  const shareTarget = new ShareTarget({ logger });
  const viewers = new OpenViewers(events);
  const sockets = createSocketServer({ documents, persisted, executor, viewers, logger });
  const health = new Health({ pool: db.pool, events });

  async function route(exchange: Exchange): Promise<void> {
    const { req, res, path, requestId } = exchange;
    const contextOf = () => contexts.of({ req, res, requestId, connection: requestId });
    setSecurityHeaders(exchange);
    const isGraphQL = path === '/graphql' || path.startsWith('/graphql/');
    const isApi = isGraphQL || path === '/api' || path.startsWith('/api/');
    if (isApi) {
      exchange.route = isGraphQL ? '/graphql' : '/api';
      const sender = senderOf(req, config);
      if (answerCors(exchange, sender)) return;
      refuseForgery(exchange, { sender, takesFile: rest.takesFile(exchange) });
    }
    if (isGraphQL && (await fastGraphQL.handle(exchange, contextOf))) return;
    if (path === '/graphql') {
      const masked = (error: unknown) => {
        throw maskError(error, { logger, requestId });
      };
      const followed = async () => {
        const ctx = await contextOf();
        if (wantsEventStream(req)) endWithViewer(res, ctx);
        return ctx;
      };
      await graphQL(req, res, { exchange, contextOf: () => followed().catch(masked) });
    } else if (isApi) await rest.handle(exchange, contextOf);
    else if (path === '/healthz') health.sendAlive(exchange);
    else if (path === '/readyz') await health.sendReady(exchange);
    else if (path === SHARE_PATH) await shareTarget.handle(exchange, { sender: senderOf(req, config), contextOf });
    else await pages.handle(exchange, contextOf);
  }

  /** A stream of events is as open as a socket is. */
  function endWithViewer(res: ServerResponse, { viewer }: ApiContext): void {
    const opened = viewers.opened(() => res.destroy());
    opened.actsFor(viewer);
    res.once('close', () => opened.closed());
  }

  function onRequest(req: IncomingMessage, res: ServerResponse): void {
    const exchange = beginExchange({ req, res, logger });
    route(exchange).catch((error: unknown) => sendProblem(exchange, { error, logger }));
  }

  function onUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const [path] = (req.url ?? '').split('?');
    const isWelcome = path === '/graphql' && senderOf(req, config) !== 'foreign';
    if (!isWelcome)
      return void socket.end(
        `HTTP/1.1 ${path === '/graphql' ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`,
      );
    sockets.upgrade({
      req,
      socket,
      head,
      contextOf: (connection) => contexts.of({ req, res: null, requestId: randomUUID(), connection }),
    });
  }

  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
    onRequest,
  );
  server.on('upgrade', onUpgrade);

  return {
    listen: () => listen(server, config),
    close: async () => {
      health.stop();
      const closed = closeServer(server, config.shutdownGraceMs);
      // Sockets first: a subscription that merely ended would not be taken up again by its client.
      await sockets.close();
      live.close();
      scans.close();
      await closed;
    },
  };
}

function wantsEventStream({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Waits for requests that have begun, but not for ever, and not for connections that are merely kept open. */
function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), graceMs);
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(sweep);
      resolve();
    });
  });
}
