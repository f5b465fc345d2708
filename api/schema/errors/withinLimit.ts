import { TooManyAttempts } from '@fairtab/services/platform/errors';
import { GraphQLError } from 'graphql';

/**
 * Reads the value of a field that a limit may refuse. A field has no union for refusals, and errors that are no GraphQLError
 * are masked.
 * @throws GraphQLError with the code TOO_MANY_ATTEMPTS, and every other error of `read`.
 */
export async function withinLimit<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    throw asFieldError(error);
  }
}

function asFieldError({ message, retryAfterSeconds }: TooManyAttempts): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds } });
}

/** The refusal of a whole request by a limit (429), for GraphQL Yoga. */
export function tooOften(error: TooManyAttempts): GraphQLError {
  const { message, extensions } = asFieldError(error);
  const http = { status: 429, headers: { 'retry-after': String(error.retryAfterSeconds) } };
  return new GraphQLError(message, { extensions: { ...extensions, http } });
}
