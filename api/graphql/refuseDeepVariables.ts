import { GraphQLError } from 'graphql';

/** The deepest documented input has four levels. */
const MAX_DEPTH = 20;

/** Coercion of variables is recursive, and thousands of levels would overflow its stack. @returns the refusal, or null. */
export function refuseDeepVariables(variables: unknown): GraphQLError | null {
  let level = [variables];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH)
      return new GraphQLError('The variables are nested too deeply.', {
        extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
      });
    level = level.flatMap(partsOf);
  }
  return null;
}

function partsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
