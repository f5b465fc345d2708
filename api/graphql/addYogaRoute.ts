import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ApiContext } from '../context';
import { TooManyAttempts } from '@fairtab/services/platform/errors';
import type { ContextOf } from '../http/viewer/Contexts';
import { invalidSession, isInvalidSession } from '../http/viewer/bearer';
import { asksForPage, DEVELOPERS_PATH } from '../http/answers/leadToPapers';
import { tooOften } from '../schema/errors/withinLimit';
import { asGraphQLError } from './asGraphQLError';
import { maskError, withStatus } from './maskErrors';
import type { createGraphQLHandler } from './yoga';

/** GraphiQL comes with scripts and styles from where its makers publish them, and runs workers that it makes of them. */
const GRAPHIQL_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' https://unpkg.com blob:",
  "style-src 'unsafe-inline' https://unpkg.com",
  'worker-src blob:',
  'font-src https://unpkg.com data:',
  "img-src 'self' data: https://raw.githubusercontent.com",
  "connect-src 'self' https://unpkg.com",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Any document over HTTP and SSE: Yoga reads the request and writes the answer by itself. */
export function addYogaRoute(
  app: FastifyInstance,
  {
    yoga,
    onStream,
    contextOf,
    logger,
    hasGraphiQL,
  }: {
    yoga: ReturnType<typeof createGraphQLHandler>;
    /** Called before an answer begins that goes on until its subscription ends. @returns a signal that its viewer has ended. */
    onStream: (reply: FastifyReply, ctx: ApiContext) => AbortSignal;
    contextOf: ContextOf;
    logger: Logger;
    /** Whether a browser that opens the address gets GraphiQL. */
    hasGraphiQL: boolean;
  },
): void {
  async function contextFor(request: FastifyRequest, reply: FastifyReply): Promise<ApiContext> {
    try {
      return await contextOf(request, reply);
    } catch (error) {
      if (isInvalidSession(error)) throw asGraphQLError(error);
      if (error instanceof TooManyAttempts) throw tooOften(error);
      throw withStatus(maskError(error, { logger, requestId: request.id }));
    }
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all('/graphql', async (request, reply) => {
      request.operation = 'other';
      if (asksForPage(request)) {
        if (!hasGraphiQL) return reply.redirect(DEVELOPERS_PATH);
        void reply.header('content-security-policy', GRAPHIQL_POLICY);
      }
      // Yoga writes to the raw answer, which knows only the headers that are set on it.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.raw.setHeader('cache-control', 'no-store');
      await yoga(request.raw, reply.raw, {
        contextOf: () => contextFor(request, reply),
        // Pages have their budget of bytes, and ask with cookies.
        showsCost: request.headers.authorization !== undefined,
        onStream: (ctx) => ({
          signal: onStream(reply, ctx),
          reason: () =>
            asGraphQLError(invalidSession(request.headers.authorization === undefined ? 'session' : 'token')),
        }),
      });
    });
  });
}
