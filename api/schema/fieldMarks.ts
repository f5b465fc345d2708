/**
 * Marks on fields that decide how an answer may be shared and kept; read by graphql/analyse.ts. A field without marks
 * depends on nothing but the receipt's version.
 */

/** Differs between viewers: an answer with it is kept, and pushed, for one viewer only. */
export const VIEWER_DEPENDENT = { viewerDependent: true } as const;

/** Is read beside the receipt's version: an answer with it is never kept. */
export const VOLATILE = { volatile: true } as const;

/** Says how many are looking, which changes without the receipt's version: an answer with it is kept for that number only. */
export const PRESENCE = { presence: true } as const;

/** About how long a list gets, for the cost of a query. */
export function listOf(length: number): { readonly listSize: number } {
  return { listSize: length };
}
