import { GraphQLError } from 'graphql';

/** Reads a GraphQL request from the query string of a GET request, as EventSource sends it. */
export function parseQueryString(url: string): {
  query?: string;
  documentId?: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  extensions?: Record<string, unknown>;
} {
  const search = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const text = (name: string): string | undefined => search.get(name) ?? undefined;
  return Object.fromEntries(
    Object.entries({
      query: text('query'),
      documentId: text('documentId'),
      operationName: text('operationName'),
      variables: objectIn(text('variables'), 'variables'),
      extensions: objectIn(text('extensions'), 'extensions'),
    }).filter(([, value]) => value !== undefined),
  );
}

function objectIn(text: string | undefined, name: string): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new GraphQLError(`"${name}" is not valid JSON.`, {
      extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
    });
  }
}
