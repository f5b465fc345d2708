import type { ContextOf, Contexts } from './Contexts';
import { setRateLimit } from '../answers/rateLimitHeaders';

/** The contexts of requests over HTTP: of pages and mailed links, which take no access token, and of GraphQL and REST. */
export function requestContexts(contexts: Contexts): { contextOf: ContextOf; apiContextOf: ContextOf } {
  return {
    contextOf: ({ raw: req, id }, { raw: res }) => contexts.of({ req, res, requestId: id, connection: id }),
    // Tells programs of limits. Pages count their bytes, and one of a name answers the same whether there is one or not.
    apiContextOf: ({ raw: req, id }, { raw: res }) =>
      contexts.of({
        req,
        res,
        requestId: id,
        connection: id,
        checksScopes: true,
        onStanding: (standing) => setRateLimit(res, standing),
      }),
  };
}
