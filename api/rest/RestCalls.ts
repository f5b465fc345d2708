import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context';
import type { Documents } from '../graphql/Documents';
import type { Executor, Operation } from '../graphql/Executor';
import { unavailabilityIn } from '../graphql/maskErrors';
import { ResponseCache } from '../graphql/ResponseCache';
import { viewerKey } from '../graphql/viewerKey';
import { HttpProblem } from '../http/HttpProblem';
import { rawId } from '../schema/ids';
import type { Answered } from './answers';
import { malformedOf, problemInResult, wrongValuesIn } from './errors';
import { follow } from './follow';
import type { Call, Route } from './Route';

type Variables = Record<string, unknown>;

/** Takes REST calls through the GraphQL API. */
export class RestCalls {
  readonly #documents: Documents;
  readonly #executor: Executor;
  readonly #kept = new ResponseCache<{ readonly json: string }>();

  constructor({ documents, executor }: { documents: Documents; executor: Executor }) {
    this.#documents = documents;
    this.#executor = executor;
  }

  callOf({
    request,
    reply,
    ctx,
    ...sent
  }: {
    request: FastifyRequest<{ Querystring: Record<string, string | undefined> }>;
    reply: FastifyReply;
    ctx: ApiContext;
  } & Pick<Call, 'param' | 'file'>): Call {
    const key = request.headers['idempotency-key'];
    return {
      ...sent,
      ctx,
      body: request.body,
      query: request.query,
      idempotencyKey: typeof key === 'string' ? key : null,
      ask: async <Data>(document: { toString(): string }, variables: unknown = {}) =>
        (await this.#ask({ document: document.toString(), variables: variables as Variables, ctx })) as Answered<Data>,
      follow: async (document, { variables, mostMs }) => {
        const operation = { document: this.#documentOf(document.toString()), variables: variables as Variables, ctx };
        await follow({ executor: this.#executor, operation, res: reply.raw, mostMs });
        ctx.deadline.restart();
      },
      page: ({ edges, pageInfo: { hasNextPage, endCursor } }) => {
        if (hasNextPage && endCursor !== null) {
          const [path = ''] = request.url.split('?');
          const next = new URLSearchParams({ ...request.query, after: endCursor });
          void reply.header('link', `<${path}?${next.toString()}>; rel="next"`);
        }
        return edges.map(({ node }) => node);
      },
    };
  }

  /** The answer of a route that reads one receipt, as JSON. It is kept for the receipt's version, which the database has just confirmed. */
  async read({ route, call }: { route: Route; call: Call }): Promise<string> {
    const { ctx, param } = call;
    const receipt = await ctx.deadline.within(readReceipt(ctx, rawId({ typename: 'Receipt', id: param })));
    if (!receipt) return JSON.stringify(await route.run(call));
    const key = `${route.path} ${viewerKey(ctx.viewer)}`;
    const kept = this.#kept.get(receipt, key);
    if (kept) return kept.json;
    const json = JSON.stringify(await route.run(call));
    this.#kept.set(receipt, { key, answer: { json } });
    return json;
  }

  async #ask({
    document: text,
    variables,
    ctx,
  }: {
    document: string;
    variables: Variables;
    ctx: ApiContext;
  }): Promise<Record<string, unknown>> {
    const document = this.#documentOf(text);
    const result = await this.#executor.run({ document, variables, ctx });
    const unavailability = unavailabilityIn(result);
    if (unavailability) throw new HttpProblem(unavailability);
    const { data, errors } = result;
    const [error] = errors ?? [];
    if (error) {
      const { schema } = this.#executor;
      // The error itself may quote values. Its cause is in the log already, without them.
      throw (
        malformedOf(error) ??
        wrongValuesIn({ schema, document, variables }) ??
        new Error('The GraphQL API could not answer')
      );
    }
    const refusal = problemInResult(data?.['result']);
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
