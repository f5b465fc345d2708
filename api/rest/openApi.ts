import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { ACCESS_SCOPES } from '@fairtab/domain/programs/accessScopes';
import { ACCESS_TOKEN_PREFIX } from '@fairtab/services/accounts/accessTokens/accessTokens';
import { COOKIES } from '../http/viewer/cookies';
import { IGNORED_FIELDS_HEADER } from '../http/answers/ignoredFieldsHeader';
import { RATE_LIMIT_HEADERS } from '../http/answers/rateLimitHeaders';
import { FILE_TYPES } from '../http/answers/sendFile';
import { FILE, JPEG, type Route } from './Route';
import { familyOf, FAMILIES, ROUTES } from './routes';
import { problem } from './shapes';

const PROBLEM_MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  401: 'The Authorization is not valid, nobody is signed in, or name, password or code is wrong.',
  403: "It is not the sender's to do, or the access token lacks the scope for it.",
  404: 'There is no such thing.',
  408: 'The photo came in too slowly; send it again.',
  409: 'The thing is in a state that does not allow it.',
  413: 'The body is too large.',
  415: 'The body is of another kind than what is taken here, or the file is no photo.',
  422: 'The request is understood and not valid.',
  429: 'Too often; the Retry-After header says when it is worth trying again.',
  500: 'A fault on our side.',
  503: 'Busy; try again.',
};

/** Statuses that every route may answer with. Each call with an access token counts for a limit. */
const EVERYWHERE = [401, 403, 429, 500, 503];

const DESCRIPTION =
  'A small dress over the GraphQL API at /graphql. Money is a string with the decimals of its currency: "12.30" in US dollars, "1200" in yen. A program sends the token of `POST /api/guests` as a bearer, or with an account an access token that the account has made, or the `sessionId` of the login. A client that keeps cookies needs no token: its first write sets the guest cookie that says who it is.';

declare module 'fastify' {
  interface FastifyContextConfig {
    rest?: Route;
  }
}

/** What Fastify parses and documents of a route; both come from the shapes in the table. */
export function schemaOf(route: Route): FastifySchema {
  const { summary, body, query, status, problems } = route;
  const problemOf = (code: number): [number, object] => [
    code,
    { description: PROBLEM_MEANINGS[code], content: { 'application/json': { schema: problem } } },
  ];
  return {
    summary,
    ...(body ? { body } : {}),
    ...(query ? { querystring: query } : {}),
    response: {
      [status]: {
        description: 'Done.',
        content: contentOf(route),
      },
      ...Object.fromEntries([...new Set([...problems, ...EVERYWHERE])].map(problemOf)),
    },
  };
}

function contentOf({ answer, formats = ['csv', 'pdf'] }: Route): object {
  if (answer === JPEG) return { [JPEG]: { schema: z.any() } };
  if (answer === FILE)
    return Object.fromEntries(
      formats.map((format): [string, object] => [FILE_TYPES[format].replace(/;.*/, ''), { schema: z.any() }]),
    );
  return { 'application/json': { schema: answer } };
}

/** Who may send a call: an account, by its session; for the others also a guest, by its token or its cookie, and nobody yet. */
const OF_ACCOUNTS: OpenAPIV3_1.SecurityRequirementObject[] = [{ session: [] }, { sessionCookie: [] }];
const OF_EVERYBODY: OpenAPIV3_1.SecurityRequirementObject[] = [
  ...OF_ACCOUNTS,
  { guestToken: [] },
  { guestCookie: [] },
  {},
];

/** An access token counts where a route has scopes. A requirement has all of its scopes, and one of the route's is enough, so each is one. */
function securityOf({ needsAccount, scopes }: Route): OpenAPIV3_1.SecurityRequirementObject[] {
  const byToken = scopes.map((scope) => ({ accessToken: [scope] }));
  return [...(needsAccount ? OF_ACCOUNTS : OF_EVERYBODY), ...byToken];
}

/** Collects the routes that are added after it into a description of REST as OpenAPI 3.1. */
export async function addOpenApi(app: FastifyInstance, { publicUrl }: { publicUrl: string | null }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fairtab',
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'Terms of service', ...(publicUrl !== null && { url: `${publicUrl}/terms-of-service` }) },
      },
      servers: [{ url: publicUrl ?? '/' }],
      tags: FAMILIES.map(({ name, description }) => ({ name, description })),
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The `sessionId` of a log-in.' },
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: `${ACCESS_TOKEN_PREFIX}...`,
            description: `An access token of an account, with one of the scopes that the call names. The scopes are ${ACCESS_SCOPES.join(', ')}.`,
          },
          guestToken: { type: 'http', scheme: 'bearer', description: 'The token of `POST /api/guests`.' },
          sessionCookie: { type: 'apiKey', in: 'cookie', name: COOKIES.session.name },
          guestCookie: { type: 'apiKey', in: 'cookie', name: COOKIES.guest.name },
        },
      },
    },
    transform,
    transformObject,
  } satisfies FastifyDynamicSwaggerOptions);
}

/**
 * Answers may get further properties, so their description does not forbid them. A union names the property that tells its
 * shapes apart, so that generated clients have a type for each.
 */
const zodToJsonConfig = {
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    if (zodSchema instanceof z.ZodDiscriminatedUnion)
      jsonSchema['discriminator'] = { propertyName: zodSchema.def.discriminator };
  },
};
const describeShapes = createJsonSchemaTransform({ zodToJsonConfig });
const addComponents = createJsonSchemaTransformObject({ zodToJsonConfig });

const IDEMPOTENCY_KEY = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      description: 'Makes a retry safe for 24 hours: the same key and body get the first answer. Best a UUID.',
    },
  },
};

/** Adds what Fastify does not parse as JSON: the header that makes retries safe, and forms. */
const transform: NonNullable<FastifyDynamicSwaggerOptions['transform']> = (document) => {
  const { schema, url } = describeShapes(document);
  const rest = document.route.config?.rest;
  return {
    url,
    schema: {
      ...schema,
      ...(rest?.isIdempotent ? { headers: IDEMPOTENCY_KEY } : {}),
      ...(rest?.file === undefined ? {} : { consumes: ['multipart/form-data'], body: formWith(rest.file) }),
    },
  };
};

const RETRY_AFTER = { description: 'After how many seconds it is worth trying again.', schema: { type: 'integer' } };
const LINK = {
  description: 'Where the next page is, with `rel="next"`; none on the last page.',
  schema: { type: 'string' },
};

const IGNORED_FIELDS = {
  description:
    'The fields of the body that are not documented, and were ignored, such as `tpi, items.0.prise`; none when all are. At most 20.',
  schema: { type: 'string' },
};

const RATE_LIMIT = {
  [RATE_LIMIT_HEADERS.limit]: {
    description: 'How many calls are allowed in the time of the limit that is nearest to its end.',
    schema: { type: 'integer' },
  },
  [RATE_LIMIT_HEADERS.remaining]: { description: 'How many of them are left.', schema: { type: 'integer' } },
  [RATE_LIMIT_HEADERS.reset]: {
    description: 'After how many seconds all of them are allowed again.',
    schema: { type: 'integer' },
  },
};

/** Adds to each operation what Fastify has no place for. */
const transformObject: NonNullable<FastifyDynamicSwaggerOptions['transformObject']> = (document) => {
  const described = addComponents(document) as Partial<OpenAPIV3_1.Document>;
  for (const route of ROUTES) {
    const operations = described.paths?.[route.path.replace(/:(\w+)/, '{$1}')];
    const operation = operations?.[route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'];
    if (!operation) throw new Error(`${route.method} ${route.path} is not described`);
    operation.operationId = route.operationId;
    operation.tags = [familyOf(route)];
    operation.security = securityOf(route);
    const body = operation.requestBody;
    // Fastify's own description calls every body required.
    if (route.isBodyOptional && body && 'content' in body) body.required = false;
    const ofBody = route.body && { [IGNORED_FIELDS_HEADER]: IGNORED_FIELDS };
    for (const [status, headers] of [
      [String(route.status), { ...RATE_LIMIT, ...(route.hasPages && { Link: LINK }), ...ofBody }],
      ['422', { ...ofBody }],
      ['429', { 'Retry-After': RETRY_AFTER, ...RATE_LIMIT }],
      ['503', { 'Retry-After': RETRY_AFTER }],
    ] as const) {
      const answer = operation.responses[status];
      if (answer && !('$ref' in answer) && Object.keys(headers).length > 0)
        answer.headers = headers as NonNullable<typeof answer.headers>;
    }
  }
  return withMappings(withoutUnusedShapes(described));
};

/**
 * Every named shape is described twice, as it is sent (with `Input` after its name) and as it is answered, and each of ours is only one of
 * them. The description keeps that one, by its own name.
 */
function withoutUnusedShapes(described: Partial<OpenAPIV3_1.Document>): Partial<OpenAPIV3_1.Document> {
  const { schemas = {}, ...components } = described.components ?? {};
  const used = namesIn(described.paths);
  for (const name of used) for (const inner of namesIn(schemas[name])) used.add(inner);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  const text = JSON.stringify({ ...described, components: { ...components, schemas: Object.fromEntries(kept) } });
  return JSON.parse(text.replaceAll(/"(#\/components\/schemas\/)?(\w+)Input"/g, '"$1$2"')) as typeof described;
}

/** Says for each value of a discriminator which of the named shapes has it. */
function withMappings(described: Partial<OpenAPIV3_1.Document>): Partial<OpenAPIV3_1.Document> {
  const schemas = described.components?.schemas ?? {};
  for (const { discriminator, oneOf = [] } of Object.values(schemas)) {
    if (!discriminator) continue;
    const mapped = oneOf.map((shape): [string, string] => {
      if (!('$ref' in shape)) throw new Error('A shape of a union has no name');
      const { [discriminator.propertyName]: tag } = schemas[shape.$ref.replace(/.*\//, '')]?.properties ?? {};
      return [String((tag as { const?: unknown } | undefined)?.const), shape.$ref];
    });
    discriminator.mapping = Object.fromEntries(mapped);
  }
  return described;
}

/** The names of the shapes that something refers to. */
function namesIn(part: unknown): Set<string> {
  const references = JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return new Set([...references].map(([, name = '']) => name));
}

function formWith(field: string): object {
  return {
    type: 'object',
    properties: { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: [field],
    additionalProperties: false,
  };
}
