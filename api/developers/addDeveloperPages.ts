import { createHash } from 'node:crypto';
import type { Config } from '@fairtab/services/config';
import { bundleForBrowser } from '@fairtab/services/platform/bundleForBrowser';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAbstractType, type GraphQLSchema } from 'graphql';
import type { OpenAPIV3_1 } from 'openapi-types';
import { addressAskedAt } from '../http/originOf';
import { DEVELOPERS_PATH } from '../http/leadToPapers';
import { compressPage, encodingFor } from '../pages/compressPage';
import { printedSchema } from '../schema/print';
import { developerPage } from './developerPage';
import { developerPagePolicy } from './pageAround';
import { DEVELOPER_PAGES, isDeveloperPage, type DeveloperPage } from './pageNames';
import { PLAYGROUND_SCRIPT } from './playground/playgroundMarkup';
import { restReference } from './restReference';
import { schemaReference } from './schemaReference';

/** How many answers are kept. The address comes from the request when no PUBLIC_URL is configured, so there may be many. */
const MOST_MADE = 100;
/** What a request says about its host is written into examples. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/** The pages for developers, and the schema as files that their tools read. All are the same for everybody, and made when first asked for. */
export function addDeveloperPages(
  app: FastifyInstance,
  {
    config,
    schema,
    restDescription,
  }: { config: Config; schema: GraphQLSchema; restDescription: () => Partial<OpenAPIV3_1.Document> },
): void {
  const made = new Map<string, Buffer>();

  async function send(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    { key, type, make }: { key: string; type: string; make: () => string | Promise<string> },
  ): Promise<FastifyReply> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const kept = `${key} ${encoding ?? ''}`;
    const bytes = made.get(kept) ?? (await compressPage(Buffer.from(await make()), { encoding, effort: 'quick' }));
    if (made.size < MOST_MADE) made.set(kept, bytes);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    void reply.headers({
      etag,
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(type).send(bytes);
  }

  function answer({ request, reply, page }: { request: FastifyRequest; reply: FastifyReply; page: DeveloperPage }) {
    const origin = config.publicUrl ?? addressAskedAt(request.raw, config);
    void reply.header('content-security-policy', developerPagePolicy(page));
    const site = {
      origin: PLAIN_ORIGIN.test(origin) ? origin : 'http://localhost:3000',
      hasGraphiQL: config.hasGraphiQL,
      references: { rest: () => restReference(restDescription()), schema: () => schemaReference(schema) },
    };
    const make = () => developerPage(page, site);
    return send({ request, reply }, { key: `${page} ${site.origin}`, type: 'text/html; charset=utf-8', make });
  }
  for (const page of Object.keys(DEVELOPER_PAGES).filter(isDeveloperPage))
    app.get(page === '' ? DEVELOPERS_PATH : `${DEVELOPERS_PATH}/${page}`, (request, reply) =>
      answer({ request, reply, page }),
    );

  app.get(PLAYGROUND_SCRIPT, (request, reply) =>
    send(
      { request, reply },
      {
        key: 'playground',
        type: 'text/javascript; charset=utf-8',
        make: () => bundleForBrowser(new URL('./playground/browser.ts', import.meta.url)),
      },
    ),
  );

  app.get('/schema.graphql', (request, reply) =>
    send(
      { request, reply },
      {
        key: 'schema',
        type: 'application/graphql; charset=utf-8',
        make: printedSchema,
      },
    ),
  );
  app.get('/possible-types.json', (request, reply) =>
    send(
      { request, reply },
      {
        key: 'possible types',
        type: 'application/json; charset=utf-8',
        make: () => JSON.stringify({ possibleTypes: possibleTypesOf(schema) }),
      },
    ),
  );
}

/** Which types a union or an interface may be, as Apollo's cache wants to know. */
function possibleTypesOf(schema: GraphQLSchema): Record<string, string[]> {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  return Object.fromEntries(
    abstract
      .filter(({ name }) => !name.startsWith('__'))
      .map((type): [string, string[]] => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
}
