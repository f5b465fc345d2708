import type { FieldProblem } from '@fairtab/domain/bill/billProblems';
import type { ExportFile } from '@fairtab/services/money/books/ExportFile';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ApiContext } from '../context';
import { withMore } from '../graphql/inputProblems';
import { NO_TOKEN } from '../scopes/fieldScopes';
import { scopeProblem } from '../http/viewer/scopeProblem';
import type { ContextOf } from '../http/viewer/Contexts';
import { HttpProblem } from '../http/answers/HttpProblem';
import { IGNORED_FIELDS_HEADER } from '../http/answers/ignoredFieldsHeader';
import { asksForPage, DEVELOPERS_PATH } from '../http/answers/leadToPapers';
import { refuseOtherMethods } from '../http/guards/refuseOtherMethods';
import { sendFile } from '../http/answers/sendFile';
import { sendJpeg } from '../http/answers/sendJpeg';
import { sendJson } from '../http/answers/sendJson';
import { Uploads } from '../http/Uploads';
import { invalid, notSignedIn, problemFrom, wrongFormsIn } from './errors';
import { documentedFields } from './ignoredFields';
import { addOpenApi, schemaOf } from './openApi';
import type { RestCalls } from './RestCalls';
import { FILE, type Route } from './Route';
import { ROUTES } from './routes';

declare module 'fastify' {
  interface FastifyRequest {
    /** Made before the body is checked where the caller may be refused: where a route needs an account, or an Authorization came. */
    earlyContext: ApiContext | null;
  }
}

const OPENAPI_PATH = '/api/openapi.json';
const NO_BYTES = new Uint8Array();

/**
 * Everything below /api: the table of routes, its description, and refusals of every other address and method.
 * @returns the description, once the server is ready.
 */
export async function addRestRoutes(
  app: FastifyInstance,
  { calls, contextOf, publicUrl }: { calls: RestCalls; contextOf: ContextOf; publicUrl: string | null },
): Promise<() => Partial<OpenAPIV3_1.Document>> {
  const uploads = new Uploads();
  app.setValidatorCompiler(validatorCompiler);
  // A row parses its answer by the documented shape (Route.ts), so it is not parsed once more.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler<Error>(async (error, request, reply) => {
    const wrongForms = wrongFormsIn(error);
    throw wrongForms ? invalid(withMore(wrongForms, await brokenRules(request, reply))) : problemFrom(error);
  });
  app.decorateRequest('earlyContext', null);
  await addOpenApi(app, { publicUrl });

  /** @throws HttpProblem when the call came with an Authorization that is not valid, or without the account that it needs. */
  async function refuseEarly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const needsAccount = request.routeOptions.config.rest?.needsAccount;
    if (!needsAccount && request.headers.authorization === undefined) return;
    const ctx = await scopedContextOf(request, reply);
    if (needsAccount && ctx.viewer.session === null) throw notSignedIn();
    request.earlyContext = ctx;
  }

  /** @throws HttpProblem when the request came with an access token that may not do this. */
  async function scopedContextOf(request: FastifyRequest, reply: FastifyReply): Promise<ApiContext> {
    const ctx = await contextOf(request, reply);
    const problem = scopeProblem(ctx.viewer, request.routeOptions.config.rest?.scopes ?? NO_TOKEN);
    if (problem) throw problem;
    return ctx;
  }

  /** Problems of a refused body besides its form, so that one answer names all of them. */
  async function brokenRules(request: FastifyRequest, reply: FastifyReply): Promise<readonly FieldProblem[]> {
    const { rest: route } = request.routeOptions.config;
    if (!route?.body) return [];
    const ctx = request.earlyContext ?? (await scopedContextOf(request, reply));
    return calls.brokenRules({
      route,
      call: calls.callOf({ request, reply, ctx, param: paramOf(request), file: NO_BYTES }),
    });
  }

  /** Says what of a body is ignored, also when the body is refused: a required field may be missing because its name is misspelt. */
  function naming(body: NonNullable<Route['body']>): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
    const { ignoredIn } = documentedFields(body);
    return async (request, reply) => {
      const ignored = ignoredIn(request.body);
      if (ignored !== null) reply.header(IGNORED_FIELDS_HEADER, ignored);
    };
  }

  function add(scope: FastifyInstance, route: Route): void {
    scope.route({
      method: route.method,
      url: route.path,
      schema: schemaOf(route),
      config: { rest: route, takesFile: route.file !== undefined },
      preValidation: [
        refuseEarly,
        ...(route.isBodyOptional ? [emptyWhenLeftOut] : []),
        ...(route.body ? [naming(route.body)] : []),
      ],
      handler: async (request, reply) => {
        const ctx = request.earlyContext ?? (await scopedContextOf(request, reply));
        const file = route.file === undefined ? NO_BYTES : await uploads.receive(request, { ctx, field: route.file });
        // A large photo may take minutes to arrive.
        if (route.file !== undefined) ctx.deadline.restart();
        const param = paramOf(request);
        const call = calls.callOf({ request, reply, ctx, param, file });
        if (route.readsReceipt)
          return sendJson(reply, { status: route.status, json: await calls.read({ route, call }) });
        const answer = await route.run(call);
        if (route.answer === FILE) return sendFile(reply, answer as ExportFile);
        if (answer instanceof Uint8Array) return sendJpeg({ request, reply, bytes: answer });
        return sendJson(reply, { status: route.status, json: JSON.stringify(answer) });
      },
    });
  }

  for (const route of ROUTES) if (route.file === undefined) add(app, route);
  await app.register(async (scope) => {
    await Uploads.enable(scope);
    for (const route of ROUTES) if (route.file !== undefined) add(scope, route);
  });

  let description = '';
  app.get(OPENAPI_PATH, { schema: { hide: true } }, (_request, reply) => {
    description ||= JSON.stringify(app.swagger());
    return sendJson(reply, { status: 200, json: description });
  });
  refuseTheRest(app);
  return () => app.swagger() as Partial<OpenAPIV3_1.Document>;
}

async function emptyWhenLeftOut(request: FastifyRequest): Promise<void> {
  if (request.body === undefined) request.body = {};
}

function paramOf({ params }: FastifyRequest): string {
  return Object.values(params as Readonly<Record<string, string>>)[0] ?? '';
}

/** 405 for the other methods of a path, 404 for every other address. */
function refuseTheRest(app: FastifyInstance): void {
  const known = [...ROUTES, { method: 'GET', path: OPENAPI_PATH }];
  for (const path of new Set(known.map((route) => route.path)))
    refuseOtherMethods(app, {
      path,
      allowed: known.filter((route) => route.path === path).map(({ method }) => method),
    });
  for (const path of ['/api', '/api/*', '/graphql/*'])
    app.all(path, { schema: { hide: true } }, (request, reply) => {
      if (path === '/api' && asksForPage(request)) return reply.redirect(DEVELOPERS_PATH);
      throw new HttpProblem({ status: 404, code: 'not_found', message: 'There is no such address in this API.' });
    });
}
