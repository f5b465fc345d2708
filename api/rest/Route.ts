import type { FieldProblem } from '@fairtab/domain/bill/billProblems';
import type { AccessScope } from '@fairtab/domain/programs/accessScopes';
import type { FileFormat } from '@fairtab/services/money/books/ExportFile';
import { z } from 'zod';
import type { ApiContext } from '../context';
import type { Connection, Answered } from './answers';
import type { TypedDocumentString } from './generated/documents';

/** One REST call on its way through the GraphQL API. */
export interface Call<Body = unknown> {
  /** The value of the path's parameter; empty where it has none. */
  readonly param: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: Body;
  /** The bytes of the file field; empty where the route has none. */
  readonly file: Uint8Array;
  readonly idempotencyKey: string | null;
  /** Runs a document. @throws HttpProblem when it is refused. */
  readonly ask: <Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    ...variables: Record<string, never> extends Variables ? [] : [Variables]
  ) => Promise<Answered<Data>>;
  /** Everything that can be said about the input of a mutation without running it. */
  readonly problems: <Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ) => Promise<FieldProblem[]>;
  /** Runs a subscription until it completes, for at most `mostMs`, and no longer than the client waits for the answer. */
  readonly follow: <Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    options: { variables: Variables; mostMs: number },
  ) => Promise<void>;
  /** For bytes, which the GraphQL API does not carry. */
  readonly ctx: ApiContext;
  /** The nodes of a page of a list. The Link header says where the next page is. */
  readonly page: <Node>(connection: Connection<Node>) => Node[];
}

export const JPEG = 'image/jpeg';
/** A file to save (services/money/books/ExportFile.ts). */
export const FILE = 'file';

export interface Route<Body extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With at most one parameter, such as "/api/shared-receipts/:id". */
  readonly path: string;
  /** The name of the call in generated clients: the word of its mutation where it is one. */
  readonly operationId: string;
  readonly summary: string;
  /** An access token needs one of these scopes. None: no access token may call it. */
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

/** A row of the table. What is left out is as most routes have it. */
type Row<Body extends z.ZodType, Answer extends z.ZodType> = Omit<
  Route<Body, Answer>,
  'method' | 'path' | 'body' | 'status' | 'problems' | 'isBodyOptional' | 'run'
> & {
  /** None unless given. */
  readonly body?: Body;
  /** 200 unless given. */
  readonly status?: 201;
  /** Those besides what every read, every write, and every path with a parameter may answer; none unless given. */
  readonly problems?: readonly number[];
  /** A body without fields always may; others only when this says so. */
  readonly isBodyOptional?: true;
  /** @returns the answer as GraphQL has it; its shape makes that the documented one. */
  run(call: Call<z.output<Body>>): Promise<z.input<Answer>>;
};

/** Where a page of a list begins. */
const PAGE = z.object({ after: z.string().optional().describe('Where a page begins.') });
/** How many things a page of a list has at most. */
export const PAGE_SIZE = 100;
/** The body of a write that needs nothing but its path. */
export const NO_FIELDS = z.object({});
const ANY_WRITE = [400, 403, 413, 415, 422] as const;
const ANY_UPLOAD = [...ANY_WRITE, 408] as const;

/** Makes a row of the table: `run` gets what the body's shape parses to, and the answer is parsed by the shape that documents it. */
export function route<Body extends z.ZodType, Answer extends z.ZodType>(
  call: `${Route['method']} /api/${string}`,
  row: Row<Body, Answer>,
): Route {
  const [method, path] = call.split(' ') as [Route['method'], string];
  const { answer, body = null, file, query, hasPages = false, problems = [] } = row;
  const usual = file === undefined ? (method === 'GET' ? [] : ANY_WRITE) : ANY_UPLOAD;
  return {
    status: 200,
    ...row,
    method,
    path,
    body,
    isBodyOptional: row.isBodyOptional ?? body === (NO_FIELDS as z.ZodType),
    problems: [...usual, ...(path.includes(':') ? [404] : []), ...(hasPages ? [400] : []), ...problems],
    ...(hasPages && { query: z.object({ ...query?.shape, ...PAGE.shape }) }),
    run: async (asked) => {
      const found = await row.run(asked as Call<z.output<Body>>);
      return typeof answer === 'string' ? found : answer.parse(found);
    },
  };
}
