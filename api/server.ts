import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo, Socket } from 'node:net';
import { findLiveViewers } from '@fairtab/services/accounts/sessions/findLiveViewers';
import { LANGUAGES } from '@fairtab/domain/language/languages';
import type { CardProcessing } from '@fairtab/services/money/cards/CardProcessing';
import type { Config } from '@fairtab/services/config';
import type { Database } from '@fairtab/services/platform/db';
import type { EventBus } from '@fairtab/services/platform/events/EventBus';
import type { FileStore } from '@fairtab/services/platform/files/FileStore';
import type { JobSender } from '@fairtab/services/platform/jobs/JobSender';
import type { RateLimits } from '@fairtab/services/platform/limits/RateLimits';
import { ONLY_MAIL, type Channels } from '@fairtab/services/messages/mail/channels';
import { NO_METRICS, type Metrics } from '@fairtab/services/platform/metrics/Metrics';
import { ReceiptStore } from '@fairtab/services/receipts/writing/ReceiptStore';
import type { Sealer } from '@fairtab/services/platform/sealing/Sealer';
import { NO_TRACES, type Traces } from '@fairtab/services/platform/tracing/Traces';
import type { Logger } from 'pino';
import { addDeveloperPages } from './developers/addDeveloperPages';
import { addPersistedRoute } from './graphql/addPersistedRoute';
import { addYogaRoute } from './graphql/addYogaRoute';
import { Documents } from './graphql/Documents';
import { Executor } from './graphql/Executor';
import { PersistedDocuments } from './graphql/PersistedDocuments';
import { createGraphQLHandler } from './graphql/yoga';
import { addApiGuards } from './http/guards/addApiGuards';
import { addCardWebhook } from './http/routes/addCardWebhook';
import { addHealthRoutes } from './http/routes/addHealthRoutes';
import { closeApp } from './http/closeApp';
import { Contexts } from './http/viewer/Contexts';
import { requestContexts } from './http/viewer/requestContexts';
import { addLanguageRoute } from './http/routes/addLanguageRoute';
import { addOutboxRoute } from './http/routes/addOutboxRoute';
import { addNewsletterRoute } from './http/routes/addNewsletterRoute';
import { addFromLetterRoute } from './http/routes/addFromLetterRoute';
import { addUnsubscribeRoute } from './http/routes/addUnsubscribeRoute';
import { readMailedForms } from './http/routes/readMailedForms';
import { createApp } from './http/createApp';
import { OpenViewers } from './http/viewer/OpenViewers';
import { PerAddress } from './http/guards/PerAddress';
import { acceptSockets } from './live/sockets/acceptSockets';
import { Arrivals } from './live/sockets/Arrivals';
import { endWithViewer } from './live/sockets/endWithViewer';
import type { PresenceTimes } from './live/receipts/Presence';
import { EventFeeds } from './live/accounts/EventFeeds';
import { ReceiptHub } from './live/receipts/ReceiptHub';
import { followedAccountJobs } from './live/accounts/followedAccountJobs';
import { followedEvenings } from './live/accounts/followedEvenings';
import { followedScans } from './live/accounts/followedScans';
import { ProgressHub } from './live/accounts/ProgressHub';
import { createSocketServer } from './live/sockets/socketServer';
import { addPreviews } from './pages/addPreviews';
import { addSiteFiles } from './pages/addSiteFiles';
import { addPages } from './pages/addPages';
import { addVitals } from './pages/addVitals';
import { LISTED_PAGES } from './pages/pageRoutes';
import { processorOrigins } from './pages/contentSecurityPolicy';
import { addShareTarget } from './pages/addShareTarget';
import { Pages } from './pages/Pages';
import { retireServiceWorker } from './pages/retireServiceWorker';
import { WebBuilds } from './pages/WebBuilds';
import { addRestRoutes } from './rest/addRestRoutes';
import { RestCalls } from './rest/RestCalls';
import { schema } from './schema/schema';

/**
 * How much one network address may keep open in one process. A full restaurant of 200 phones on one Wi-Fi has a socket or
 * two and at most seven connections for each phone.
 */
const MOST_SOCKETS_OF_ADDRESS = 1_000;
const MOST_CONNECTIONS_OF_ADDRESS = 3_000;

export interface ApiServer {
  /** Starts to listen. @returns the port. @throws node's error when the port is taken. */
  listen(): Promise<number>;
  /** The answer of /readyz, without the network. */
  isReady(): Promise<boolean>;
  /** Renders and compresses the pages that are the same for everybody, so that no visitor waits for that. */
  warmUp(): Promise<void>;
  /** Says that it stops, serves on for DRAIN_MS, finishes requests that have begun, closes sockets so that clients connect to another process, and stops listening. */
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
  /** The channels besides mail; none by default. */
  readonly channels?: Channels;
  /** Payments by card; off by default. */
  readonly cards?: CardProcessing | null;
  /** Counts what happens; nothing is counted by default. */
  readonly metrics?: Metrics;
  /** Follows requests; nothing is traced by default. */
  readonly traces?: Traces;
  readonly logger: Logger;
  readonly now?: () => Date;
  readonly presenceTimes?: PresenceTimes;
  /** How long a request may take, in ms. */
  readonly answerMs?: number;
  /** How often the watched receipts are compared with the database, in ms. */
  readonly checkMs?: number;
  /** How many sockets one network address may keep open. */
  readonly mostSocketsOfAddress?: number;
  /** Lets sockets in; by default with the limits of the product. */
  readonly arrivals?: Arrivals;
  /** How many connections one network address may keep open. */
  readonly mostConnectionsOfAddress?: number;
  /** The folder of the built client. */
  readonly webFolder?: string;
  /** The client's documents by id. */
  readonly persistedFile?: string;
}

/** The web process, without reading its environment: GraphQL, REST, live updates, the client's pages and health on one port. */
export function createApiServer(options: ApiServerOptions): ApiServer {
  const { config, db, events, logger, metrics = NO_METRICS, traces = NO_TRACES, now = () => new Date() } = options;
  const isDevelopment = config.environment === 'development';
  const store = new ReceiptStore(db.pool);
  const viewers = new OpenViewers(events);
  const live = new ReceiptHub({
    store,
    events,
    logger,
    metrics,
    traces,
    processId: randomUUID(),
    now: () => now().getTime(),
    confirmViewers: () => viewers.confirm((open) => findLiveViewers(db, { ...open, now: now() })),
    ...(options.presenceTimes ? { presenceTimes: options.presenceTimes } : {}),
    ...(options.checkMs === undefined ? {} : { checkMs: options.checkMs }),
  });
  const receiptEvents = new EventFeeds({ ctx: { db, store }, events, logger, checkMs: options.checkMs });
  const scans = new ProgressHub({ events, logger, followed: followedScans });
  const accountJobs = new ProgressHub({ events, logger, followed: followedAccountJobs });
  const evenings = new ProgressHub({ events, logger, followed: followedEvenings });
  const { sealer, limits, files, jobs, channels = ONLY_MAIL, cards = null } = options;
  const contexts = new Contexts({
    shared: {
      db,
      store,
      events,
      live,
      receiptEvents,
      scans,
      accountJobs,
      evenings,
      sealer,
      limits,
      files,
      jobs,
      channels,
      cards,
      metrics,
      traces,
      logger,
    },
    config,
    now,
    answerMs: options.answerMs,
  });
  const { contextOf, apiContextOf } = requestContexts(contexts);
  const documents = new Documents(schema);
  const persisted = new PersistedDocuments({
    isWatched: isDevelopment,
    ...(options.persistedFile ? { file: options.persistedFile } : {}),
  });
  const executor = new Executor({ schema, documents, traces, logger });
  const yoga = createGraphQLHandler({ documents, persisted, executor, logger, hasGraphiQL: config.hasGraphiQL });
  const calls = new RestCalls({ documents, executor });
  const builds = new WebBuilds(options.webFolder);
  const pages = new Pages({
    builds,
    persisted,
    documents,
    executor,
    logger,
    hasEarlyHints: config.earlyHints,
    publicUrl: config.publicUrl,
    hasVitals: config.metricsPort !== null,
    processor: cards && processorOrigins(cards.scriptUrl),
  });
  const { arrivals = new Arrivals() } = options;
  const sockets = createSocketServer({ documents, persisted, executor, arrivals, viewers, metrics, logger });

  const app = createApp({ logger, config, metrics, traces });
  const health = addHealthRoutes(app, { db, events });
  let describeRest: Awaited<ReturnType<typeof addRestRoutes>> = () => ({});
  void app.register(async (api) => {
    await addApiGuards(api, config);
    addPersistedRoute(api, { documents, persisted, executor, contextOf });
    addYogaRoute(api, {
      yoga,
      contextOf: apiContextOf,
      logger,
      hasGraphiQL: config.hasGraphiQL,
      onStream: ({ raw, request }, ctx) => {
        // It lasts as long as somebody looks, so it must not count among the answers that take time.
        request.operation = 'subscription';
        return endWithViewer(raw, { viewers, ctx });
      },
    });
    if (config.metricsPort !== null) addVitals(api, { limits, metrics, rules: config });
    describeRest = await addRestRoutes(api, { calls, contextOf: apiContextOf, publicUrl: config.publicUrl });
  });
  void app.register(async (scope) => {
    readMailedForms(scope);
    addUnsubscribeRoute(scope, { contextOf });
    addFromLetterRoute(scope, { contextOf });
    addNewsletterRoute(scope, { contextOf });
  });
  void app.register((scope) => addCardWebhook(scope, { contextOf }));
  addOutboxRoute(app, config);
  void app.register((scope) => addShareTarget(scope, { rules: config, contextOf, logger }));
  if (config.serviceWorker === 'off') retireServiceWorker(app);
  addPreviews(app, contextOf);
  addLanguageRoute(app, { contextOf, config });
  addSiteFiles(app, config);
  addDeveloperPages(app, { config, schema, restDescription: () => describeRest() });
  addPages(app, { pages, builds, hasServiceWorker: config.serviceWorker !== 'off', contextOf });

  const connections = new PerAddress(options.mostConnectionsOfAddress ?? MOST_CONNECTIONS_OF_ADDRESS);
  app.server.on('connection', (socket: Socket) => {
    // A proxy of ours has many connections, and a limit of its own for each address.
    if (config.trustedProxies.trusts(socket.remoteAddress ?? '')) return;
    const closed = connections.open(socket.remoteAddress ?? '');
    if (closed) return void socket.once('close', closed);
    metrics.refused('connectionsOfAddress');
    socket.destroy();
  });
  acceptSockets(app.server, {
    config,
    contexts,
    sockets,
    arrivals,
    metrics,
    mostOfAddress: options.mostSocketsOfAddress ?? MOST_SOCKETS_OF_ADDRESS,
  });

  return {
    listen: async () => {
      await app.listen({ port: config.port, host: config.host });
      return (app.server.address() as AddressInfo).port;
    },
    isReady: async () => (await app.inject('/readyz')).statusCode === 200,
    warmUp: async () => {
      for (const language of LANGUAGES)
        for (const { path } of LISTED_PAGES)
          await app.inject({ url: path, headers: { 'accept-encoding': 'br', 'accept-language': language } });
    },
    close: async () => {
      health.stop();
      // The proxy in front asks from time to time. Until it has asked, it sends requests here.
      await wait(config.drainMs);
      const closed = closeApp(app, config.shutdownGraceMs);
      arrivals.close();
      // Sockets first: a client does not renew a subscription that merely ended, but it does connect again.
      await sockets.close();
      live.close();
      receiptEvents.close();
      scans.close();
      accountJobs.close();
      evenings.close();
      await closed;
    },
  };
}
