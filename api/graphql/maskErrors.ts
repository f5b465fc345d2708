import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';

const OURS = 'Something went wrong on our side. Please try again.';

/** Faults are logged with the request's id and answered without detail; what GraphQL itself refuses stays readable. */
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
  return new GraphQLError(OURS, {
    ...(error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });
}

/** What was thrown besides GraphQL's own errors, which may wrap one another. */
function causeOf(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  return error.originalError ? causeOf(error.originalError) : null;
}
