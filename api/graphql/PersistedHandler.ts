import { getOperationAST, OperationTypeNode } from 'graphql';
import type { ApiContext } from '../context';
import type { Exchange } from '../http/Exchange';
import { HttpProblem } from '../http/HttpProblem';
import { readJson } from '../http/readJson';
import { sendJson } from '../http/sendJson';
import type { Documents } from './Documents';
import type { Executor } from './Executor';
import type { PersistedDocuments } from './PersistedDocuments';
import { SharedResult } from './SharedResult';
import { MAX_GRAPHQL_BODY_BYTES } from './yoga';

const PATH = /^\/graphql\/([0-9a-f]{64})$/;

/**
 * The fast way for the client's own documents: POST /graphql/{documentId} with their variables. The same gate and the same
 * executor as for everybody; what is saved is the negotiation that a known client does not need, a third of a tap's CPU.
 */
export class PersistedHandler {
  readonly #documents: Documents;
  readonly #persisted: PersistedDocuments;
  readonly #executor: Executor;

  constructor({
    documents,
    persisted,
    executor,
  }: {
    documents: Documents;
    persisted: PersistedDocuments;
    executor: Executor;
  }) {
    this.#documents = documents;
    this.#persisted = persisted;
    this.#executor = executor;
  }

  /** @returns false when the path is not of this kind. @throws HttpProblem */
  async handle(exchange: Exchange, contextOf: () => Promise<ApiContext>): Promise<boolean> {
    const [, id] = PATH.exec(exchange.path) ?? [];
    if (id === undefined) return false;
    exchange.route = '/graphql/:documentId';
    if (exchange.req.method !== 'POST') {
      exchange.res.setHeader('allow', 'POST');
      throw new HttpProblem({ status: 405, code: 'wrong_method', message: 'Documents are sent for with POST.' });
    }
    const document = this.#find(id);
    const variables = variablesOf(await readJson(exchange.req, { maxBytes: MAX_GRAPHQL_BODY_BYTES }));
    const result = await this.#executor.run({ document, variables, ctx: await contextOf() });
    sendJson(exchange, { status: 200, json: result instanceof SharedResult ? result.json : JSON.stringify(result) });
    return true;
  }

  #find(id: string) {
    const text = this.#persisted.textOf(id);
    const { document, errors } = text === null ? { document: null, errors: [] } : this.#documents.check(text);
    const isPushed = document && getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION;
    if (!document || errors.length > 0 || isPushed)
      throw new HttpProblem({ status: 404, code: 'not_found', message: 'This document is unknown here.' });
    return document;
  }
}

function variablesOf(body: unknown): Record<string, unknown> {
  const variables = typeof body === 'object' && body !== null && 'variables' in body ? body.variables : {};
  if (typeof variables !== 'object' || variables === null || Array.isArray(variables))
    throw new HttpProblem({ status: 400, code: 'malformed', message: 'The variables are no JSON object.' });
  return { ...variables };
}
