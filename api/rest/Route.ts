import type { z } from 'zod';
import type { ApiContext } from '../context';

/** One REST call on its way through the GraphQL API. */
export interface Call {
  /** What the path has in the place of its parameter. */
  readonly param: string;
  readonly query: URLSearchParams;
  /** Parsed by the route's own shape. */
  readonly body: unknown;
  /** The bytes of the file field; empty where the route has none. */
  readonly file: Uint8Array;
  readonly idempotencyKey: string | null;
  /** Runs a document. @throws HttpProblem when it is refused. */
  readonly ask: (document: string, variables?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /**
   * Runs a subscription until it completes, at most so long
   * and no longer than somebody waits for the answer.
   */
  readonly follow: (document: string, options: { variables: Record<string, unknown>; mostMs: number }) => Promise<void>;
  /** For bytes, which the GraphQL API does not carry. */
  readonly ctx: ApiContext;
  /** Where the next page of a list is, below the site's root. */
  readonly linkNext: (path: string) => void;
}

export const JPEG = 'image/jpeg';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With at most one parameter, such as "/api/shared-receipts/:id". */
  readonly path: string;
  readonly summary: string;
  /** Whether it answers 401 to everybody who is not signed in. */
  readonly needsAccount?: boolean;
  readonly body: z.ZodType | null;
  /** The name of the file field, where a multipart form with one photo is sent in the place of JSON. */
  readonly file?: string;
  /** What `run` answers: of a photo, its bytes. */
  readonly answer: z.ZodType | typeof JPEG;
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
