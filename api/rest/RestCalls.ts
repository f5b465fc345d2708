import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FieldProblem } from '@fairtab/domain/bill/billProblems';
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { ApiContext } from '../context';
import type { Documents } from '../graphql/Documents';
import type { Executor, Operation } from '../graphql/Executor';
import { inputProblems } from '../graphql/inputProblems';
import { unavailabilityIn } from '../graphql/maskErrors';
import { ResponseCache } from '../graphql/ResponseCache';
import { viewerKey } from '../graphql/viewerKey';
import { HttpProblem } from '../http/answers/HttpProblem';
import { rawId } from '../schema/ids';
import type { Answered } from './answers';
import { asInRest, invalid, malformedOf, problemInResult, wrongValuesOf } from './errors';
import { follow } from './follow';
import { documentedFields } from './ignoredFields';
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
    request: FastifyRequest;
    reply: FastifyReply;
    ctx: ApiContext;
  } & Pick<Call, 'param' | 'file'>): Call {
    const key = request.headers['idempotency-key'];
    const query = request.query as Call['query'];
    return {
      ...sent,
      ctx,
      body: request.body,
      query,
      idempotencyKey: typeof key === 'string' ? key : null,
      ask: async <Data>(document: { toString(): string }, variables: unknown = {}) =>
        (await this.#ask({ document: document.toString(), variables: variables as Variables, ctx })) as Answered<Data>,
      problems: (document, variables) => this.#problemsOf({ document: document.toString(), variables, ctx }),
      follow: async (document, { variables, mostMs }) => {
        const operation = { document: this.#documentOf(document.toString()), variables: variables as Variables, ctx };
        await follow({ executor: this.#executor, operation, res: reply.raw, mostMs });
        ctx.deadline.restart();
      },
      page: ({ edges, pageInfo: { hasNextPage, endCursor } }) => {
        if (hasNextPage && endCursor !== null) {
          const [path = ''] = request.url.split('?');
          const next = new URLSearchParams({ ...(query as Record<string, string>), after: endCursor });
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

  /**
   * What the rules of a call say about a body whose form is refused, as far as they can be asked. What the call reads is read,
   * and nothing is written: it ends where its mutation would begin.
   */
  async brokenRules({ route, call }: { route: Route; call: Call }): Promise<readonly FieldProblem[]> {
    const ask: Call['ask'] = async <Data>(asked: { toString(): string }, variables: unknown = {}) => {
      const [document, ctx] = [asked.toString(), call.ctx];
      if (getOperationAST(this.#documentOf(document))?.operation === OperationTypeNode.QUERY)
        return (await this.#ask({ document, variables: variables as Variables, ctx })) as Answered<Data>;
      throw invalid(await this.#problemsOf({ document, variables, ctx }));
    };
    try {
      await route.run({ ...call, body: route.body && documentedFields(route.body).pick(call.body), ask });
      return [];
    } catch (error) {
      // A body of another form makes anything fail, and that is said already.
      return error instanceof HttpProblem ? (error.fields ?? []) : [];
    }
  }

  async #problemsOf({
    document,
    variables,
    ctx,
  }: {
    document: string;
    variables: unknown;
    ctx: ApiContext;
  }): Promise<FieldProblem[]> {
    const operation = { document: this.#documentOf(document), variables: variables as Variables };
    return asInRest(await inputProblems({ schema: this.#executor.schema, ...operation, ctx }));
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
      // The error itself may quote values. Its cause is in the log already, without them.
      throw malformedOf(error) ?? wrongValuesOf(error) ?? new Error('The GraphQL API could not answer');
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
