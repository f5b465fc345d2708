/**
 * Marks of fields, which graphql/analyse.ts reads: they decide how an answer may be shared and kept. A field without marks
 * depends on the receipt's version only.
 */

/** The value differs between viewers. An answer with it is kept, and shared between subscriptions, for one viewer only. */
export const VIEWER_DEPENDENT = { viewerDependent: true } as const;

/**
 * The value is a text in the reader's language, and "you" for whoever a change is about. A pushed event is answered once for
 * all readers of a language whom it is not about.
 */
export const READER_DEPENDENT = { readerDependent: true } as const;

/** The value may change without the receipt's version. An answer with it is never kept. */
export const VOLATILE = { volatile: true } as const;

/** The value is the number of people looking. An answer with it is kept for that number only. */
export const PRESENCE = { presence: true } as const;

/**
 * The receipt that a query asks for. Its part that is the same for all viewers is executed once for all who read the same state
 * (graphql/SharedParts.ts).
 */
export const ANSWERS_RECEIPT = { answersReceipt: true } as const;

/** The usual length of a list, to estimate the cost of a query. */
export function listOf(length: number): { readonly listSize: number } {
  return { listSize: length };
}
