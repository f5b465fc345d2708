import { t } from '@fairtab/domain/language/t';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { isScopeRefusal } from '../http/viewer/scopeProblem';
import { UNAVAILABLE, unavailabilityOf, unavailabilitySaying, type Unavailability } from '../http/answers/unavailable';

const FAULT = {
  code: 'INTERNAL_SERVER_ERROR',
  get message() {
    return t('Something went wrong on our side. Please try again.');
  },
} as const;

/** The code of variables of the wrong kind. */
export const BAD_USER_INPUT = 'BAD_USER_INPUT';

/** Logs faults with the id of the request and answers them without detail. Errors of GraphQL itself keep their message. */
export function maskErrors(
  result: ExecutionResult,
  { logger, requestId }: { logger: Logger; requestId: string },
): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => maskError(error, { logger, requestId })) };
}

export function maskError(error: unknown, { logger, requestId }: { logger: Logger; requestId: string }): GraphQLError {
  const cause = causeOf(error);
  if (cause === null && error instanceof GraphQLError) return withCode(error);
  logger.error({ err: cause ?? error, requestId }, 'a request failed');
  const { code, message } = unavailabilityOf(cause) ?? FAULT;
  return new GraphQLError(message, {
    ...(error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}),
    extensions: { code, requestId },
  });
}

/** Gives wrong variables a code: GraphQL says what is wrong with them, before anything of the document is executed, in words alone. */
function withCode(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  if (path || extensions['code'] !== undefined) return error;
  return new GraphQLError(message, { nodes, source, positions, extensions: { ...extensions, code: BAD_USER_INPUT } });
}

/** The message of a masked result that cannot be answered now; null for every other one. Over HTTP such a result is a 503. */
export function unavailabilityIn({ errors }: ExecutionResult): Unavailability | null {
  const error = errors?.find(isMaskedUnavailable);
  return error ? unavailabilitySaying(error.message) : null;
}

/**
 * Gives the error of a whole request the status and header that GraphQL Yoga answers with: one that says that Fairtab cannot answer now, or that
 * the access token may not ask this. Other errors stay as they are.
 */
export function withStatus(error: GraphQLError): GraphQLError {
  if (isScopeRefusal(error.extensions['code']))
    return new GraphQLError(error.message, { extensions: { ...error.extensions, http: { status: 403 } } });
  if (!isMaskedUnavailable(error)) return error;
  const { message, nodes, path, extensions } = error;
  const { status, retryAfterSeconds } = unavailabilitySaying(message);
  const http = { status, headers: { 'retry-after': String(retryAfterSeconds) } };
  return new GraphQLError(message, { nodes, path, extensions: { ...extensions, http } });
}

function isMaskedUnavailable({ extensions }: GraphQLError): boolean {
  return extensions['code'] === UNAVAILABLE.code;
}

/** @returns the error that GraphQL wrapped, at any depth; null when GraphQL itself made the error. */
function causeOf(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  return error.originalError ? causeOf(error.originalError) : null;
}
