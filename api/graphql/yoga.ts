import { GraphQLError, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { ApiContext } from '../context';
import type { Documents } from './Documents';
import { documentIdOf, textOfRequest } from './documentText';
import { endingWith } from './endingWith';
import type { Executor } from './Executor';
import { LIMITS } from './limits';
import { maskError, withStatus } from './maskErrors';
import { parseQueryString } from './parseQueryString';
import { operationOf } from './operationOf';
import type { PersistedDocuments } from './PersistedDocuments';
import { refuseDeepVariables } from './refuseDeepVariables';

export const MAX_GRAPHQL_BODY_BYTES = 256 * 1024;

interface ServerContext {
  /** Whether the answer says what the operation costs. */
  readonly showsCost: boolean;
  readonly contextOf: () => Promise<ApiContext>;
  /**
   * Called before an answer begins that goes on until its subscription ends, in whatever form it is sent.
   * @returns a signal with which it ends before, and the error that says why.
   */
  readonly onStream: (ctx: ApiContext) => { readonly signal: AbortSignal; readonly reason: () => GraphQLError };
}

/** GraphQL over HTTP and SSE. What may run and how is decided by `documents` and `executor`, as on every transport. */
export function createGraphQLHandler({
  documents,
  persisted,
  executor,
  logger,
  hasGraphiQL,
}: {
  documents: Documents;
  persisted: PersistedDocuments;
  executor: Executor;
  logger: Logger;
  hasGraphiQL: boolean;
}) {
  return createYoga<ServerContext, ApiContext>({
    schema: executor.schema,
    graphqlEndpoint: '/graphql',
    context: ({ contextOf }) => contextOf(),
    plugins: [useOurPipeline({ documents, persisted, executor })],
    maskedErrors: {
      // The executor masks errors of resolvers. This masks errors outside of it.
      maskError: (error) => maskError(error, { logger, requestId: 'unknown' }),
    },
    maxRequestBodySize: MAX_GRAPHQL_BODY_BYTES,
    extraParamNames: ['documentId'],
    // api/http/guards/addApiGuards.ts handles these, the same for REST.
    cors: false,
    multipart: false,
    batching: false,
    parserAndValidationCache: false,
    graphiql: hasGraphiQL && { title: 'Fairtab' },
    landingPage: false,
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...args: unknown[]) => logger.warn({ detail: String(args[0]) }, 'graphql'),
      // Errors worth a log line are already logged by maskError.
      error: () => undefined,
    },
  });
}

function useOurPipeline({
  documents,
  persisted,
  executor,
}: {
  documents: Documents;
  persisted: PersistedDocuments;
  executor: Executor;
}): Plugin<ApiContext & ServerContext, ServerContext> {
  return {
    onRequestParse({ request, setRequestParser }) {
      if (request.method === 'GET') setRequestParser(({ url }) => parseQueryString(url));
    },
    onParams({ params, setParams }) {
      // The check that follows refuses lists and other values that are no request.
      if (Array.isArray(params) || typeof params !== 'object') return;
      const refusal = refuseDeepVariables(params.variables);
      if (refusal) throw refusal;
      const documentId = documentIdOf(params) ?? documentIdOf(params.extensions);
      if (documentId === null) return;
      const text = textOfRequest({ persisted, query: params.query, documentId });
      if (text instanceof GraphQLError) throw text;
      setParams({ ...params, query: text });
    },
    onParse({ params, setParsedDocument }) {
      const { document, errors } = documents.check(String(params.source));
      if (!document) throw errors[0] ?? new GraphQLError('This document cannot be parsed.');
      setParsedDocument(document);
    },
    onValidate({ params, setResult }) {
      setResult([...documents.errorsOf(params.documentAST as DocumentNode)]);
    },
    onExecute({ args: { contextValue }, setExecuteFn }) {
      setExecuteFn(async (args: ExecutionArgs) => {
        const result = await executor.run(operationOf(args));
        const answered = withStatuses(result);
        if (answered !== result) return answered;
        return contextValue.showsCost ? withCost(result, documents.costOf(args.document, args.operationName)) : result;
      });
    },
    onSubscribe({ args: { contextValue }, setSubscribeFn }) {
      const { signal, reason } = contextValue.onStream(contextValue);
      setSubscribeFn(async (args: ExecutionArgs) => {
        const events = await executor.subscribe(operationOf(args));
        if (!(Symbol.asyncIterator in events)) return withStatuses(events);
        return endingWith(events, { signal, last: () => ({ errors: [reason()] }) });
      });
    },
  };
}

function withStatuses(result: ExecutionResult): ExecutionResult {
  const errors = result.errors?.map(withStatus);
  return errors?.some((error, index) => error !== result.errors?.[index]) ? { ...result, errors } : result;
}

/** Adds what an operation costs, and what one may cost, so that a client sees how near it is to the limit. */
function withCost(result: ExecutionResult, cost: number | null): ExecutionResult {
  if (cost === null) return result;
  const { data, errors, extensions } = result;
  return {
    ...(errors && { errors }),
    ...(data !== undefined && { data }),
    extensions: { ...extensions, cost: { requested: cost, limit: LIMITS.cost } },
  };
}
