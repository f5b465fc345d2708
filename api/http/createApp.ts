import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Metrics } from '@fairtab/services/platform/metrics/Metrics';
import type { Traces } from '@fairtab/services/platform/tracing/Traces';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { inLanguage } from '@fairtab/services/platform/readerLanguage';
import { languageOf } from './languageOf';
import { answerClientError } from './guards/answerClientError';
import { answerProblem } from './answers/answerProblem';
import type { HttpsRules } from './guards/cameByHttps';
import { httpsOnly } from './guards/httpsOnly';
import { addTraces } from './addTraces';
import { parseJson } from './parseJson';

/** How long a request may take to arrive, in ms: 10 MB from a phone with a weak signal. */
const REQUEST_MS = 180_000;
const HEADERS_MS = 15_000;
const KEEP_ALIVE_MS = 5_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** More than the longest receipt that can be entered. */
const MAX_BODY_BYTES = 1024 * 1024;

const USABLE_REQUEST_ID = /^[\w.-]{8,64}$/;

/** On every answer. A page has another policy and more besides (pages/pageHeaders.ts). */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  // A receipt's address is the key to it, so it is never sent to another site.
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  // No other site shows our pictures or reads our files. Pages of CORS_ORIGINS ask by fetch, to which this does not apply.
  'cross-origin-resource-policy': 'same-origin',
  // An answer that is not a page shows and runs nothing, also when somebody opens it by itself.
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the app's document that is asked for, for the metrics; empty when it is none. */
    operation: string;
  }
}

/** The HTTP server without its routes: request ids, one log line per request, security headers, JSON bodies and error answers. */
export function createApp({
  logger,
  config,
  metrics,
  traces,
}: {
  logger: Logger;
  config: HttpsRules;
  metrics: Metrics;
  traces: Traces;
}): FastifyInstance {
  const app = Fastify({
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && USABLE_REQUEST_ID.test(given) ? given : randomUUID();
    },
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_MS, maxHeaderSize: MAX_HEADER_BYTES },
    bodyLimit: MAX_BODY_BYTES,
    // Requests that are already on their way when the process stops are still answered.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (url.includes('%') ? unescapedPath(url) : url),
    clientErrorHandler: answerClientError,
    routerOptions: {
      ignoreTrailingSlash: true,
      // The limit on headers is the limit on addresses.
      maxParamLength: MAX_HEADER_BYTES,
      querystringParser: (text) => (text === '' ? {} : Object.fromEntries(new URLSearchParams(text))),
    },
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, parseJson(bytes)),
  );
  app.setErrorHandler((error, request, reply) => answerProblem({ error, request, reply, logger }));

  app.decorateRequest('operation', '');
  addLanguage(app);
  addTraces(app, traces);
  app.addHook('onRequest', (request, reply, done) => {
    const startedAtMs = performance.now();
    reply.header('x-request-id', request.id).headers(SECURITY_HEADERS).headers(httpsOnly(request.raw, config));
    reply.raw.once('close', () => {
      const { method, id: requestId, routeOptions, operation } = request;
      // The pattern and never the address, because anybody who knows a receipt's id may open it.
      const route = routeOptions.url ?? 'not found';
      const { statusCode: status, writableFinished: isWhole } = reply.raw;
      const durationMs = performance.now() - startedAtMs;
      request.span.run(() =>
        logger.info({
          requestId,
          method,
          route,
          status,
          durationMs: Math.round(durationMs),
          ...(isWhole ? {} : { aborted: true }),
        }),
      );
      metrics.requestEnded({
        route,
        method,
        status: isWhole ? status : 'aborted',
        operation,
        seconds: durationMs / 1000,
      });
    });
    done();
  });

  return app;
}

/** Takes each `%` of the path as itself: no address of the app needs an escape, and `%00` is no receipt's id. */
function unescapedPath(url: string): string {
  const [path = '', ...query] = url.split('?');
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

/** Answers each request in its reader's language. */
function addLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request.raw), done));
  // The parser of the body continues in the context of the connection, which has no language.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request.raw), done));
}
