import type { FastifyInstance } from 'fastify';
import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql';
import type { ContextOf } from '../http/viewer/Contexts';
import { HttpProblem } from '../http/answers/HttpProblem';
import { refuseOtherMethods } from '../http/guards/refuseOtherMethods';
import { sendJson } from '../http/answers/sendJson';
import type { Documents } from './Documents';
import type { Executor } from './Executor';
import { unavailabilityIn } from './maskErrors';
import type { PersistedDocuments } from './PersistedDocuments';
import { SharedResult } from './SharedResult';
import { MAX_GRAPHQL_BODY_BYTES } from './yoga';

const PATH = '/graphql/:documentId';

/**
 * The fast way for the client's own documents: POST /graphql/{documentId} with their variables. It has the same checks and
 * the same executor as every other operation. It leaves out the content negotiation that a known client does not need,
 * which is a third of a claim's CPU time.
 */
export function addPersistedRoute(
  app: FastifyInstance,
  {
    documents,
    persisted,
    executor,
    contextOf,
  }: { documents: Documents; persisted: PersistedDocuments; executor: Executor; contextOf: ContextOf },
): void {
  function documentWith(id: string): DocumentNode {
    const text = persisted.textOf(id);
    const { document, errors } = text === null ? { document: null, errors: [] } : documents.check(text);
    const isPushed = document && getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION;
    if (!document || errors.length > 0 || isPushed)
      throw new HttpProblem({ status: 404, code: 'not_found', message: 'This document is unknown here.' });
    return document;
  }

  app.post<{ Params: { documentId: string } }>(PATH, { bodyLimit: MAX_GRAPHQL_BODY_BYTES }, async (request, reply) => {
    request.operation = persisted.nameOf(request.params.documentId);
    const document = documentWith(request.params.documentId);
    const variables = variablesOf(request.body);
    const result = await executor.run({ document, variables, ctx: await contextOf(request, reply) });
    const unavailability = unavailabilityIn(result);
    if (unavailability) throw new HttpProblem(unavailability);
    return sendJson(reply, {
      status: 200,
      json: result instanceof SharedResult ? result.json : JSON.stringify(result),
    });
  });
  refuseOtherMethods(app, { path: PATH, allowed: ['POST'] });
}

function variablesOf(body: unknown): Record<string, unknown> {
  const variables = typeof body === 'object' && body !== null && 'variables' in body ? body.variables : {};
  if (typeof variables !== 'object' || variables === null || Array.isArray(variables))
    throw new HttpProblem({ status: 400, code: 'malformed', message: 'The variables are no JSON object.' });
  return { ...variables };
}
