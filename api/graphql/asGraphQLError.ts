import { GraphQLError } from 'graphql';
import type { HttpProblem } from '../http/answers/HttpProblem';

/** The refusal of a whole request that nobody may send like this (401), with the code that REST gives it. */
export function asGraphQLError({ message, code, status }: HttpProblem): GraphQLError {
  const http = { status, headers: { 'www-authenticate': 'Bearer' } };
  return new GraphQLError(message, { extensions: { code, http } });
}
