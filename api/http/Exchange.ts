import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { performance } from 'node:perf_hooks';

/** One HTTP request and its answer. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** Decoded no further than node does, without the query. */
  readonly path: string;
  /** What the log calls it: a route's pattern, never the path itself, since a receipt's id is the key to it. */
  route: string;
}

const USABLE_REQUEST_ID = /^[\w.-]{8,64}$/;

/** Gives the request its id and writes one line about it to the log when it is answered. */
export function beginExchange({
  req,
  res,
  logger,
}: {
  req: IncomingMessage;
  res: ServerResponse;
  logger: Logger;
}): Exchange {
  const given = req.headers['x-request-id'];
  const requestId = typeof given === 'string' && USABLE_REQUEST_ID.test(given) ? given : randomUUID();
  const [path = '/'] = (req.url ?? '/').split('?');
  const exchange: Exchange = { req, res, requestId, path, route: 'unknown' };
  res.setHeader('x-request-id', requestId);
  const startedAtMs = performance.now();
  res.once('close', () => {
    logger.info({
      requestId,
      method: req.method,
      route: exchange.route,
      status: res.statusCode,
      durationMs: Math.round(performance.now() - startedAtMs),
      ...(res.writableFinished ? {} : { aborted: true }),
    });
  });
  return exchange;
}
