import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';

const FAULT_MESSAGE = 'Something went wrong on our side. Please try again.';

/** Logs faults with the id of the request and answers them without detail. Errors of GraphQL itself stay as they are. */
export function maskErrors(
  result: ExecutionResult,
  { logger, requestId }: { logger: Logger; requestId: string },
): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => maskError(error, { logger, requestId })) };
}

export function maskError(error: unknown, { logger, requestId }: { logger: Logger; requestId: string }): GraphQLError {
  const cause = causeOf(error);
  if (cause === null && error instanceof GraphQLError) return error;
  logger.error({ err: cause ?? error, requestId }, 'a request failed');
  return new GraphQLError(FAULT_MESSAGE, {
    ...(error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });
}

/** @returns the error that GraphQL wrapped, at any depth; null when GraphQL itself made the error. */
function causeOf(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  return error.originalError ? causeOf(error.originalError) : null;
}
