import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { ServerFault, Unreachable } from './errors';

const TIMEOUT_MS = 15_000;
/** The server answers within 5 s, and what has a key may be sent again. */
const TIMEOUT_WITH_KEY_MS = 8_000;
const RETRY_WAITS_MS = [300, 1_200];

export interface GraphQLRequest {
  readonly params: RequestParameters;
  readonly variables: Variables;
  /** The session to send; null without an account, when the server knows the browser by its guest cookie. */
  readonly sessionId: string | null;
}

/** Sends one persisted document. @throws Unreachable | ServerFault */
export async function fetchGraphQL({ params, variables, sessionId }: GraphQLRequest): Promise<GraphQLResponse> {
  const documentId = params.id;
  if (!documentId) throw new Error(`${params.name} is not persisted; run the Relay compiler.`);

  // A query can be repeated. A mutation can only be repeated with an idempotency key, so that the server recognises it.
  const isKeyed = hasKey(variables);
  const waits = isKeyed || params.operationKind === 'query' ? RETRY_WAITS_MS : [];
  const request = { documentId, variables, sessionId, timeoutMs: isKeyed ? TIMEOUT_WITH_KEY_MS : TIMEOUT_MS };
  for (const wait of waits) {
    try {
      return await post(request);
    } catch (error) {
      if (!mayRepeatAfter(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return post(request);
}

/** After a time-out nothing is repeated at once, so that whoever waits is told. */
function mayRepeatAfter(error: unknown): boolean {
  return error instanceof Unreachable ? !error.isSlow : error instanceof ServerFault && error.isTemporary;
}

function hasKey(variables: Variables): boolean {
  const input: unknown = variables['input'];
  return typeof input === 'object' && input !== null && 'idempotencyKey' in input && Boolean(input.idempotencyKey);
}

async function post({
  documentId,
  variables,
  sessionId,
  timeoutMs,
}: Omit<GraphQLRequest, 'params'> & { documentId: string; timeoutMs: number }): Promise<GraphQLResponse> {
  const response = await fetch(`/graphql/${documentId}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(sessionId !== null && { authorization: `Bearer ${sessionId}` }),
    },
    body: JSON.stringify({ variables }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Unreachable({ isSlow: error instanceof Error && error.name === 'TimeoutError' });
  });
  const body = (await response.json().catch(() => null)) as Body | null;
  if (body?.data) return body as GraphQLResponse;
  const message = body?.errors?.[0]?.message ?? body?.message;
  throw new ServerFault(response.status, message ?? 'Fairtab could not answer just now. Please try again.');
}

/** message: in an answer that is not a GraphQL result, such as a 429. */
interface Body {
  readonly data?: object | null;
  readonly errors?: readonly { readonly message: string }[];
  readonly message?: string;
}
