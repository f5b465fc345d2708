import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
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
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { addPersistedRoute } from './graphql/addPersistedRoute';
import { addYogaRoute } from './graphql/addYogaRoute';
import { Documents } from './graphql/Documents';
import { Executor } from './graphql/Executor';
import { PersistedDocuments } from './graphql/PersistedDocuments';
import { createGraphQLHandler } from './graphql/yoga';
import { addApiGuards } from './http/addApiGuards';
import { addHealthRoutes } from './http/addHealthRoutes';
import { Contexts, type ContextOf } from './http/Contexts';
import { createApp } from './http/createApp';
import { senderOf } from './http/origins';
import { OpenViewers } from './http/OpenViewers';
import { endWithViewer } from './live/endWithViewer';
import type { PresenceTimes } from './live/Presence';
import { ReceiptHub } from './live/ReceiptHub';
import { ScanHub } from './live/ScanHub';
import { createSocketServer } from './live/socketServer';
import { addPages } from './pages/addPages';
import { addShareTarget } from './pages/addShareTarget';
import { Pages } from './pages/Pages';
import { WebBuild } from './pages/WebBuild';
import { addRestRoutes } from './rest/addRestRoutes';
import { RestCalls } from './rest/RestCalls';
import { schema } from './schema/schema';

export interface ApiServer {
  /** Starts to listen. @returns the port. @throws node's error when the port is taken. */
  listen(): Promise<number>;
  /** Finishes requests that have begun, closes sockets so that clients connect to another process, and stops listening. */
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
  /** The folder of the built client. */
  readonly webFolder?: string;
  /** The client's documents by id. */
  readonly persistedFile?: string;
}

/** The web process, without reading its environment: GraphQL, REST, live updates, the client's pages and health on one port. */
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
  const contextOf: ContextOf = ({ raw: req, id }, { raw: res }) =>
    contexts.of({ req, res, requestId: id, connection: id });
  const documents = new Documents(schema);
  const persisted = new PersistedDocuments({
    isWatched: isDevelopment,
    ...(options.persistedFile ? { file: options.persistedFile } : {}),
  });
  const executor = new Executor({ schema, documents, logger });
  const yoga = createGraphQLHandler({ documents, persisted, executor, logger, isDevelopment });
  const calls = new RestCalls({ documents, executor });
  const build = new WebBuild(options.webFolder);
  const pages = new Pages({ build, persisted, documents, executor });
  const viewers = new OpenViewers(events);
  const sockets = createSocketServer({ documents, persisted, executor, viewers, logger });

  const app = createApp({ logger });
  const health = addHealthRoutes(app, { db, events });
  void app.register(async (api) => {
    await addApiGuards(api, config);
    addPersistedRoute(api, { documents, persisted, executor, contextOf });
    addYogaRoute(api, {
      yoga,
      contextOf,
      logger,
      onStream: ({ raw }, ctx) => endWithViewer(raw, { viewers, ctx }),
    });
    await addRestRoutes(api, { calls, contextOf });
  });
  void app.register((scope) => addShareTarget(scope, { rules: config, contextOf, logger }));
  addPages(app, { pages, build, contextOf });

  app.server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
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
  });

  return {
    listen: async () => {
      await app.listen({ port: config.port, host: config.host });
      return (app.server.address() as AddressInfo).port;
    },
    close: async () => {
      health.stop();
      const closed = closeApp(app, config.shutdownGraceMs);
      // Sockets first: a client does not renew a subscription that merely ended, but it does connect again.
      await sockets.close();
      live.close();
      scans.close();
      await closed;
    },
  };
}

/** Waits for requests that have begun, but not for ever, and not for connections that are merely kept open. */
async function closeApp(app: FastifyInstance, graceMs: number): Promise<void> {
  const giveUp = setTimeout(() => app.server.closeAllConnections(), graceMs);
  const sweep = setInterval(() => app.server.closeIdleConnections(), 20);
  await app.close();
  clearTimeout(giveUp);
  clearInterval(sweep);
}
