import type { z } from 'zod';

/** One REST call on its way through the GraphQL API. */
export interface Call {
  /** What the path has in the place of its parameter. */
  readonly param: string;
  readonly query: URLSearchParams;
  /** Parsed by the route's own shape. */
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  /** Runs a document. @throws HttpProblem when it is refused. */
  readonly ask: (document: string, variables?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Where the next page of a list is, below the site's root. */
  readonly linkNext: (path: string) => void;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With at most one parameter, such as "/api/shared-receipts/:id". */
  readonly path: string;
  readonly summary: string;
  /** Whether it answers 401 to everybody who is not signed in. */
  readonly needsAccount?: boolean;
  readonly body: z.ZodType | null;
  readonly answer: z.ZodType;
  /** Status of the answer when all went well. */
  readonly status: 200 | 201;
  /** Whether an Idempotency-Key makes a retry safe. */
  readonly isIdempotent?: boolean;
  /** Names and meanings of what may stand behind the `?`. */
  readonly queryParameters?: Readonly<Record<string, string>>;
  /** What else it may answer with. */
  readonly problems: readonly number[];
  /** Whether the answer depends on nothing but the receipt in the path and the viewer, and may be kept. */
  readonly readsReceipt?: boolean;
  readonly run: (call: Call) => Promise<unknown>;
}

export const ANY_WRITE = [400, 403, 413, 415, 422] as const;
