import { z } from 'zod';
import { JPEG, type Route } from './Route';
import { ROUTES } from './routes';
import { problem } from './shapes';

const PROBLEM_MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  401: 'Nobody is signed in, or name, password or code is wrong.',
  403: "It is not the sender's to do.",
  404: 'There is no such thing.',
  409: 'The thing is in a state that does not allow it.',
  413: 'The body is too large.',
  415: 'The body is of another kind than what is taken here, or the file is no photo.',
  422: 'The request is understood and not valid.',
  429: 'Too often; the Retry-After header says when it is worth trying again.',
  500: 'A fault on our side.',
  503: 'Busy; try again.',
};

/** The REST family as OpenAPI 3.1, made from the table of routes, so that it cannot say anything else. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ROUTES) {
    const path = route.path.replace(/:(\w+)/, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairtab',
      version: '1.0.0',
      description:
        'A small dress over the GraphQL API at /graphql. Money is a string with two decimals. A write sets the guest cookie that says who you are; send it back to act as the same person. With an account, send the `sessionId` of the login as a bearer, or its cookie.',
    },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem) },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(route: Route): object {
  const [, param] = /:(\w+)/.exec(route.path) ?? [];
  const parameters = [
    ...(param ? [{ name: param, in: 'path', required: true, schema: { type: 'string' } }] : []),
    ...Object.entries(route.queryParameters ?? {}).map(([name, description]) => ({
      name,
      in: 'query',
      required: false,
      description,
      schema: { type: 'string' },
    })),
    ...(route.isIdempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description: 'Makes a retry safe for 24 hours: the same key and body get the first answer. Best a UUID.',
            schema: { type: 'string' },
          },
        ]
      : []),
  ];
  return {
    summary: route.summary,
    parameters,
    ...(route.needsAccount ? { security: [{ session: [] }] } : {}),
    ...(route.file === undefined
      ? {}
      : { requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(route.file) } } } }),
    ...(route.body
      ? {
          requestBody: {
            required: !route.body.safeParse(undefined).success,
            content: { 'application/json': { schema: jsonSchema(route.body) } },
          },
        }
      : {}),
    responses: {
      [route.status]: {
        description: 'Done.',
        content: route.answer === JPEG ? { [JPEG]: {} } : { 'application/json': { schema: jsonSchema(route.answer) } },
      },
      ...Object.fromEntries(
        [...route.problems, 500, 503].map((status) => [
          status,
          {
            description: PROBLEM_MEANINGS[status],
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
}

function formSchema(field: string): object {
  return {
    type: 'object',
    properties: { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: [field],
    additionalProperties: false,
  };
}

/** Inlined and without its own dialect: OpenAPI 3.1 speaks JSON Schema 2020-12 already. */
function jsonSchema(shape: z.ZodType): object {
  const {
    $schema: _dialect,
    id: _id,
    ...schema
  } = z.toJSONSchema(shape, { io: 'input', reused: 'inline', unrepresentable: 'any' });
  return schema;
}
