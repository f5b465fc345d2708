import { NO_SPAN, NO_TRACES, type Span, type Traces } from '@fairtab/services/platform/tracing/Traces';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request as a step of its trace. */
    span: Span;
  }
}

/** Asked every few seconds by whoever watches the process. */
const UNTRACED = new Set(['/healthz', '/readyz']);

/**
 * Begins a trace with each request. One that a request brings along is not continued, because anybody can send one.
 * Only the pattern of the address is kept.
 */
export function addTraces(app: FastifyInstance, traces: Traces): void {
  app.decorateRequest('span', null as unknown as Span);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'not found';
    request.span = NO_SPAN;
    if (traces === NO_TRACES || UNTRACED.has(route)) {
      done();
      return;
    }
    const span = traces.begin({
      name: `${method} ${route}`,
      kind: 'server',
      parent: null,
      attributes: { 'http.request.method': method, 'http.route': route },
    });
    request.span = span;
    reply.raw.once('close', () => {
      const { statusCode: status, writableFinished: isWhole } = reply.raw;
      const outcome = isWhole ? { attributes: { 'http.response.status_code': status } } : {};
      // After the listeners that write the log line of this request.
      setImmediate(() => span.end({ ...outcome, hasFailed: !isWhole || status >= 500 }));
    });
    span.run(done);
  });
  // The parser of the body continues in the context of the connection, which has no trace.
  app.addHook('preValidation', (request, _reply, done) => request.span.run(done));
}
