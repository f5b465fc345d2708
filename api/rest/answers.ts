import { notSignedIn, notFound } from './errors';

/** A page of a list as GraphQL has it. */
export interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The answer of a document without its refusals, which have become problems (errors.ts). */
export type Answered<Data> = Data extends { result: infer Result }
  ? Omit<Data, 'result'> & { readonly result: Exclude<Result, { __typename: string; message: string }> }
  : Data;

/** A node that was found. Null, and a node of another type, for which no field was selected, are excluded. */
type Found<T> = Exclude<NonNullable<T>, Record<PropertyKey, never>>;

/** @throws HttpProblem 404 when GraphQL found nothing. */
export function found<T>(value: T, message: string): Found<T> {
  if (!value) throw notFound(message);
  return value as Found<T>;
}

/** @throws HttpProblem 401 for a viewer whose session ended meanwhile. */
export function ofAccount<T>(viewer: T | null): T {
  if (viewer === null) throw notSignedIn();
  return viewer;
}
