import { TooManyAttempts } from '@fairtab/services/errors';
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
    const { message, retryAfterSeconds } = error;
    throw new GraphQLError(message, { extensions: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds } });
  }
}
