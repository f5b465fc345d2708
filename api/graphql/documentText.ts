import { GraphQLError } from 'graphql';
import type { PersistedDocuments } from './PersistedDocuments';

/** @returns the `documentId` of a request or of its extensions; null when there is none. */
export function documentIdOf(holder: unknown): string | null {
  if (typeof holder !== 'object' || holder === null || !('documentId' in holder)) return null;
  return typeof holder.documentId === 'string' ? holder.documentId : null;
}

/** @returns the text of a request's document, found by its documentId if it has one; or the error to answer with. */
export function textOfRequest({
  persisted,
  query,
  documentId,
}: {
  persisted: PersistedDocuments;
  query: unknown;
  documentId: string | null;
}): string | GraphQLError {
  if (documentId === null)
    return typeof query === 'string' ? query : badRequest('Must provide a query string or a documentId.');
  if (query !== undefined && query !== null && query !== '') return badRequest('Send either a query or a documentId.');
  return persisted.textOf(documentId) ?? badRequest('This documentId is unknown here.', 'DOCUMENT_NOT_FOUND');
}

function badRequest(message: string, code = 'BAD_REQUEST'): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}
