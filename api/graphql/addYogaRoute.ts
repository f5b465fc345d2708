import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ApiContext } from '../context';
import { TooManyAttempts } from '@fairtab/services/errors';
import type { ContextOf } from '../http/Contexts';
import { isInvalidSession } from '../http/bearer';
import { tooOften } from '../schema/errors/withinLimit';
import { asGraphQLError } from './asGraphQLError';
import { maskError, withStatus } from './maskErrors';
import type { createGraphQLHandler } from './yoga';

/** Any document over HTTP and SSE: Yoga reads the request and writes the answer by itself. */
export function addYogaRoute(
  app: FastifyInstance,
  {
    yoga,
    onStream,
    contextOf,
    logger,
    isDevelopment,
  }: {
    yoga: ReturnType<typeof createGraphQLHandler>;
    /** Called before an answer begins that goes on until its subscription ends. */
    onStream: (reply: FastifyReply, ctx: ApiContext) => void;
    contextOf: ContextOf;
    logger: Logger;
    /** Whether there is GraphiQL, which comes with scripts from elsewhere. */
    isDevelopment: boolean;
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
      if (isDevelopment) reply.removeHeader('content-security-policy');
      // Yoga writes to the raw answer, which knows only the headers that are set on it.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.raw.setHeader('cache-control', 'no-store');
      await yoga(request.raw, reply.raw, {
        contextOf: () => contextFor(request, reply),
        // Pages have their budget of bytes, and ask with cookies.
        showsCost: request.headers.authorization !== undefined,
        onStream: (ctx) => onStream(reply, ctx),
      });
    });
  });
}
