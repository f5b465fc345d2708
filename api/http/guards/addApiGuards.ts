import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { IGNORED_FIELDS_HEADER } from '../answers/ignoredFieldsHeader';
import { refuseForgery } from './refuseForgery';
import type { OriginRules } from './origins';
import { RATE_LIMIT_HEADERS } from '../answers/rateLimitHeaders';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes a form with a file in the place of JSON. */
    takesFile?: boolean;
  }
}

/** For GraphQL and REST: which other pages may read the answers, and which requests may change something. Cookies never count for other pages. */
export async function addApiGuards(app: FastifyInstance, rules: OriginRules): Promise<void> {
  // Without allowed pages there is nothing to say, and each request is spared a hook.
  if (rules.corsOrigins.length > 0)
    await app.register(cors, {
      origin: (origin, done) => done(null, origin !== undefined && rules.corsOrigins.includes(origin) ? origin : false),
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
      exposedHeaders: [
        'ETag',
        'Link',
        'Retry-After',
        'X-Request-Id',
        IGNORED_FIELDS_HEADER,
        ...Object.values(RATE_LIMIT_HEADERS),
      ],
      maxAge: 86_400,
      strictPreflight: false,
    });
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const refusal = refuseForgery(raw, { rules, takesFile: routeOptions.config.takesFile ?? false });
    done(refusal ?? undefined);
  });
}
