import { notSignedIn, notFound } from './errors';

/** A page of a list as GraphQL has it. */
export interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** What a document without a refusal answers: refusals have become problems (errors.ts). */
export type Answered<Data> = Data extends { result: infer Result }
  ? Omit<Data, 'result'> & { readonly result: Exclude<Result, { __typename: string; message: string }> }
  : Data;

/** What GraphQL found: neither null nor a node of another type, of which nothing is asked. */
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
