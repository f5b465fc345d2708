import type { AccessScope } from '@fairtab/domain/accessScopes';
import type { FileFormat } from '@fairtab/services/money/books/ExportFile';
import { z } from 'zod';
import type { ApiContext } from '../context';

/** One REST call on its way through the GraphQL API. */
export interface Call<Body = unknown> {
  /** What the path has in the place of its parameter; empty where it has none. */
  readonly param: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: Body;
  /** The bytes of the file field; empty where the route has none. */
  readonly file: Uint8Array;
  readonly idempotencyKey: string | null;
  /** Runs a document. @throws HttpProblem when it is refused. */
  readonly ask: (document: string, variables?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Runs a subscription until it completes, for at most `mostMs`, and no longer than the client waits for the answer. */
  readonly follow: (document: string, options: { variables: Record<string, unknown>; mostMs: number }) => Promise<void>;
  /** For bytes, which the GraphQL API does not carry. */
  readonly ctx: ApiContext;
  /** Says in the Link header where the next page of a list is, as a path on this site. */
  readonly linkNext: (path: string) => void;
}

export const JPEG = 'image/jpeg';
/** A file to save (services/money/books/ExportFile.ts). */
export const FILE = 'file';

export interface Route<Body extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With at most one parameter, such as "/api/shared-receipts/:id". */
  readonly path: string;
  /** The name of the call in generated clients: the word of its mutation where it is one. */
  readonly operationId: string;
  readonly summary: string;
  /** The scopes of which an access token needs one. None: no access token may call it. */
  readonly scopes: readonly AccessScope[];
  /** Whether it answers 401 to a viewer without an account. */
  readonly needsAccount?: boolean;
  readonly body: Body | null;
  /** Whether the body may be left out, which counts as `{}`. */
  readonly isBodyOptional?: boolean;
  /** The name of the file field, where a multipart form with one photo is sent in the place of JSON. */
  readonly file?: string;
  /** What `run` answers with: for a photo its bytes, for a file an ExportFile. */
  readonly answer: Answer | typeof JPEG | typeof FILE;
  /** What kinds of file it answers with; a CSV or a PDF when it is left out. */
  readonly formats?: readonly FileFormat[];
  /** Status of the answer when all went well. */
  readonly status: 200 | 201;
  /** Whether an Idempotency-Key makes a retry safe. */
  readonly isIdempotent?: boolean;
  /** Whether the answer is a page of a list, and its Link header leads to the next one. */
  readonly hasPages?: boolean;
  /** The parameters of the query string. */
  readonly query?: z.ZodObject<Record<string, z.ZodOptional<z.ZodString | z.ZodEnum>>>;
  /** The other statuses it may answer with. */
  readonly problems: readonly number[];
  /** Whether the answer depends on nothing but the receipt in the path and the viewer, and may be kept. */
  readonly readsReceipt?: boolean;
  run(call: Call<z.output<Body>>): Promise<z.output<Answer>>;
}

/** Types a row of the table: `run` gets what the body's shape parses to and answers with what the answer's shape documents. */
export function route<Body extends z.ZodType, Answer extends z.ZodType>(row: Route<Body, Answer>): Route {
  return row;
}

export const ANY_WRITE = [400, 403, 413, 415, 422] as const;
/** The body of a write that needs nothing but its path. */
export const NO_FIELDS = z.object({});
