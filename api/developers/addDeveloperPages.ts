import { createHash } from 'node:crypto';
import type { Config } from '@fairtab/services/config';
import { bundleForBrowser } from '@fairtab/services/platform/bundleForBrowser';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAbstractType, type GraphQLSchema } from 'graphql';
import type { OpenAPIV3_1 } from 'openapi-types';
import { addressAskedAt } from '../http/guards/originOf';
import { HttpProblem } from '../http/answers/HttpProblem';
import { asksForPage, DEVELOPERS_PATH } from '../http/answers/leadToPapers';
import { compressPage, encodingFor } from '../pages/compressPage';
import { printedSchema } from '../schema/print';
import { developerPage, pageOfError, type Site } from './developerPage';
import { errorCode } from './errorPages';
import { developerPagePolicy, pageAround } from './pageAround';
import { DEVELOPER_PAGES, isDeveloperPage, type DeveloperPage } from './pageNames';
import { PLAYGROUND_SCRIPT } from './playground/playgroundMarkup';
import { restReference } from './restReference';
import { schemaReference } from './schemaReference';
import { nothingHere, searchContent, sectionsOf } from './searchPages';

/** How many answers are kept. The address comes from the request when no PUBLIC_URL is configured, so there may be many. */
const MOST_MADE = 200;
const HTML = 'text/html; charset=utf-8';
/** The examples name the host that the request was sent to, which the sender decides. */
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

  function siteAt(request: FastifyRequest): Site {
    const origin = config.publicUrl ?? addressAskedAt(request.raw, config);
    const ofServer = PLAIN_ORIGIN.test(origin) ? origin : 'http://localhost:3000';
    return {
      origin: ofServer,
      hasGraphiQL: config.hasGraphiQL,
      references: { rest: () => restReference(restDescription(), ofServer), schema: () => schemaReference(schema) },
    };
  }

  function answer({ request, reply, page }: { request: FastifyRequest; reply: FastifyReply; page: DeveloperPage }) {
    void reply.header('content-security-policy', developerPagePolicy(page));
    const site = siteAt(request);
    const make = () => developerPage(page, site);
    return send({ request, reply }, { key: `${page} ${site.origin}`, type: HTML, make });
  }

  /** Sends a page that is made for one request alone. */
  function sendOnce(
    reply: FastifyReply,
    { status, title, content }: { status: number; title: string; content: string },
  ) {
    return reply
      .code(status)
      .headers({ 'content-security-policy': developerPagePolicy('search'), 'cache-control': 'no-store' })
      .type(HTML)
      .send(pageAround({ page: status === 200 ? 'search' : null, title, content }));
  }

  for (const page of Object.keys(DEVELOPER_PAGES).filter(isDeveloperPage))
    app.get(page === '' ? DEVELOPERS_PATH : `${DEVELOPERS_PATH}/${page}`, (request, reply) =>
      answer({ request, reply, page }),
    );

  app.get<{ Params: { code: string } }>(`${DEVELOPERS_PATH}/errors/:code`, (request, reply) => {
    const error = errorCode(request.params.code);
    if (!error) return refuse(request, reply);
    void reply.header('content-security-policy', developerPagePolicy('errors'));
    const make = () => pageOfError(error);
    return send({ request, reply }, { key: `error ${error.code}`, type: HTML, make });
  });

  let sections: ReturnType<typeof sectionsOf> | undefined;
  app.get<{ Querystring: { q?: string } }>(`${DEVELOPERS_PATH}/search`, (request, reply) => {
    sections ??= sectionsOf(siteAt(request));
    const content = searchContent(sections, request.query.q ?? '');
    return sendOnce(reply, { status: 200, title: 'Search', content });
  });

  function refuse(request: FastifyRequest, reply: FastifyReply) {
    const accept = request.headers.accept ?? '';
    if (accept.includes('application/json') && !asksForPage(request))
      throw new HttpProblem({ status: 404, code: 'not_found', message: 'There is no such page for developers.' });
    const content = nothingHere(request.url.split('?')[0] ?? '');
    return sendOnce(reply, { status: 404, title: 'There is no such page', content });
  }
  app.get(`${DEVELOPERS_PATH}/*`, async (request, reply) => refuse(request, reply));

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
