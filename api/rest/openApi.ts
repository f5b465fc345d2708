import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { FILE_TYPES } from '../http/sendFile';
import { FILE, JPEG, type Route } from './Route';
import { ROUTES } from './routes';
import { problem } from './shapes';

const PROBLEM_MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  401: 'The Authorization is not valid, nobody is signed in, or name, password or code is wrong.',
  403: "It is not the sender's to do.",
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

/** Statuses that every route may answer with. */
const EVERYWHERE = [401, 500, 503];

const DESCRIPTION =
  'A small dress over the GraphQL API at /graphql. Money is a string with two decimals. A program sends the token of `POST /api/guests` as a bearer, or with an account the `sessionId` of the login. A client that keeps cookies needs no token: its first write sets the guest cookie that says who it is.';

declare module 'fastify' {
  interface FastifyContextConfig {
    rest?: Route;
  }
}

/** What Fastify parses and documents of a route; both come from the shapes in the table. */
export function schemaOf({ summary, needsAccount, body, query, answer, status, problems }: Route): FastifySchema {
  const problemOf = (code: number): [number, object] => [
    code,
    { description: PROBLEM_MEANINGS[code], content: { 'application/json': { schema: problem } } },
  ];
  return {
    summary,
    ...(needsAccount ? { security: [{ session: [] }] } : {}),
    ...(body ? { body } : {}),
    ...(query ? { querystring: query } : {}),
    response: {
      [status]: {
        description: 'Done.',
        content: contentOf(answer),
      },
      ...Object.fromEntries([...new Set([...problems, ...EVERYWHERE])].map(problemOf)),
    },
  };
}

function contentOf(answer: Route['answer']): object {
  if (answer === JPEG) return { [JPEG]: { schema: z.any() } };
  if (answer === FILE)
    return Object.fromEntries(
      Object.values(FILE_TYPES).map((type): [string, object] => [type.replace(/;.*/, ''), { schema: z.any() }]),
    );
  return { 'application/json': { schema: answer } };
}

/** Collects the routes that are added after it into a description of REST as OpenAPI 3.1. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fairtab', version: '1.0.0', description: DESCRIPTION },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform,
    transformObject,
  } satisfies FastifyDynamicSwaggerOptions);
}

/** Answers may get further properties, so their description does not forbid them. */
const zodToJsonConfig = {
  override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
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

/** Fastify's own description calls every body required. */
const transformObject: NonNullable<FastifyDynamicSwaggerOptions['transformObject']> = (document) => {
  const described = addComponents(document) as Partial<OpenAPIV3_1.Document>;
  for (const { method, path, isBodyOptional } of ROUTES) {
    const operations = described.paths?.[path.replace(/:(\w+)/, '{$1}')];
    const body = operations?.[method.toLowerCase() as 'post' | 'patch' | 'delete']?.requestBody;
    if (isBodyOptional && body && 'content' in body) body.required = false;
  }
  // Nobody sends a problem to us.
  delete described.components?.schemas?.['ProblemInput'];
  return described;
};

function formWith(field: string): object {
  return {
    type: 'object',
    properties: { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: [field],
    additionalProperties: false,
  };
}
