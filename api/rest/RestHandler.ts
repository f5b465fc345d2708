import { DomainError } from '@fairtab/services/errors';
import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { ApiContext } from '../context';
import type { Documents } from '../graphql/Documents';
import type { Executor, Operation } from '../graphql/Executor';
import { ResponseCache } from '../graphql/ResponseCache';
import type { Exchange } from '../http/Exchange';
import { HttpProblem } from '../http/HttpProblem';
import { readJson } from '../http/readJson';
import { sendJpeg } from '../http/sendJpeg';
import { sendJson } from '../http/sendJson';
import { sendProblem } from '../http/sendProblem';
import { rawId } from '../schema/ids';
import { invalid, notSignedIn, problemOf, refusalOf, wrongValueOf } from './errors';
import { follow } from './follow';
import { openApi } from './openapi';
import type { Call, Route } from './Route';
import { ROUTES } from './routes';
import { Uploads } from './Uploads';

/** Room for the longest bill one may type, and then some. */
const MAX_BODY_BYTES = 1024 * 1024;
const OPENAPI_PATH = '/api/openapi.json';

interface Compiled {
  readonly route: Route;
  readonly pattern: RegExp;
}

/** Answers /api/*: finds the route, runs it through the GraphQL API, and writes its JSON. */
export class RestHandler {
  readonly #documents: Documents;
  readonly #executor: Executor;
  readonly #logger: Logger;
  readonly #uploads = new Uploads();
  readonly #kept = new ResponseCache<{ readonly json: string }>();
  readonly #routes: readonly Compiled[] = ROUTES.map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace(/:\w+/, '([^/]+)')}/?$`),
  }));
  readonly #openApi = JSON.stringify(openApi());

  constructor({ documents, executor, logger }: { documents: Documents; executor: Executor; logger: Logger }) {
    this.#documents = documents;
    this.#executor = executor;
    this.#logger = logger;
  }

  async handle(exchange: Exchange, contextOf: () => Promise<ApiContext>): Promise<void> {
    try {
      await this.#answer(exchange, contextOf);
    } catch (error) {
      const told = error instanceof DomainError ? problemOf(error) : error;
      sendProblem(exchange, { error: told, logger: this.#logger });
    }
  }

  /** Whether what is sent there comes as a form with a file. */
  takesFile({ path, req }: Exchange): boolean {
    return this.#routes.some(
      ({ route, pattern }) => route.file !== undefined && route.method === req.method && pattern.test(path),
    );
  }

  async #answer(exchange: Exchange, contextOf: () => Promise<ApiContext>): Promise<void> {
    if (exchange.path === OPENAPI_PATH && isRead(exchange.req.method)) {
      exchange.route = OPENAPI_PATH;
      sendJson(exchange, { status: 200, json: this.#openApi });
      return;
    }
    const { route, param } = this.#find(exchange);
    exchange.route = route.path;
    const sent = route.body === null ? null : await readJson(exchange.req, { maxBytes: MAX_BODY_BYTES });
    const ctx = await contextOf();
    if (route.needsAccount && ctx.viewer.session === null) throw notSignedIn();
    const body = route.body === null ? null : parseBody(route.body, sent);
    const file =
      route.file === undefined ? NO_BYTES : await this.#uploads.receive(exchange.req, { ctx, field: route.file });
    const call = this.#callOf({ exchange, param, body, file, ctx });
    if (route.readsReceipt) {
      const run = async (): Promise<string> => JSON.stringify(await route.run(call));
      sendJson(exchange, { status: route.status, json: await this.#read({ route, param, ctx, run }) });
      return;
    }
    const answer = await route.run(call);
    if (answer instanceof Uint8Array) sendJpeg(exchange, answer);
    else sendJson(exchange, { status: route.status, json: JSON.stringify(answer) });
  }

  #callOf({
    exchange,
    ctx,
    ...sent
  }: { exchange: Exchange; ctx: ApiContext } & Pick<Call, 'param' | 'body' | 'file'>): Call {
    const { req, res } = exchange;
    const key = req.headers['idempotency-key'];
    return {
      ...sent,
      ctx,
      query: new URLSearchParams(req.url?.split('?')[1]),
      idempotencyKey: typeof key === 'string' ? key : null,
      ask: (document, variables = {}) => this.#ask({ document, variables, ctx }),
      follow: (text, { variables, mostMs }) =>
        follow({
          executor: this.#executor,
          operation: { document: this.#documentOf(text), variables, ctx },
          exchange,
          mostMs,
        }),
      linkNext: (path) => res.setHeader('link', `<${path}>; rel="next"`),
    };
  }

  #find({ path, req, res }: Exchange): { route: Route; param: string } {
    const found = this.#routes.flatMap(({ route, pattern }) => {
      const match = pattern.exec(path);
      return match ? [{ route, param: match[1] ?? '' }] : [];
    });
    const method = req.method === 'HEAD' ? 'GET' : req.method;
    const wanted = found.find(({ route }) => route.method === method);
    if (wanted) return wanted;
    const isOpenApi = path === OPENAPI_PATH;
    if (found.length === 0 && !isOpenApi)
      throw new HttpProblem({ status: 404, code: 'not_found', message: 'There is no such address in this API.' });
    res.setHeader('allow', isOpenApi ? 'GET' : found.map(({ route }) => route.method).join(', '));
    throw new HttpProblem({ status: 405, code: 'wrong_method', message: `${req.method ?? ''} is not possible here.` });
  }

  /** The rendered text is kept for the version the database has just named. */
  async #read({
    route,
    param,
    ctx,
    run,
  }: {
    route: Route;
    param: string;
    ctx: ApiContext;
    run: () => Promise<string>;
  }): Promise<string> {
    const receipt = await readReceipt(ctx, rawId({ typename: 'Receipt', id: param }));
    if (!receipt) return run();
    const key = `${route.path} ${ctx.viewer.guestId ?? ''}`;
    const kept = this.#kept.get(receipt, key);
    if (kept) return kept.json;
    const json = await run();
    this.#kept.set(receipt, { key, answer: { json } });
    return json;
  }

  async #ask({
    document: text,
    variables,
    ctx,
  }: {
    document: string;
    variables: Record<string, unknown>;
    ctx: ApiContext;
  }): Promise<Record<string, unknown>> {
    const document = this.#documentOf(text);
    const { data, errors } = await this.#executor.run({ document, variables, ctx });
    const [error] = errors ?? [];
    if (error) throw wrongValueOf(error) ?? new Error('The GraphQL API could not answer', { cause: error });
    const refusal = refusalOf(data?.['result']);
    if (refusal) throw refusal;
    return data ?? {};
  }

  #documentOf(text: string): Operation['document'] {
    const { document, errors } = this.#documents.check(text);
    if (!document || errors.length > 0)
      throw new Error('A document of the REST routes is not valid', { cause: errors[0] });
    return document;
  }
}

const NO_BYTES = new Uint8Array();

function parseBody(shape: z.ZodType, body: unknown): unknown {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}
