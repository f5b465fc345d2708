import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { ServerFault, Unreachable } from './errors';
import { takePreloaded } from './preloaded';

const TIMEOUT_MS = 15_000;
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
  const preloaded = params.operationKind === 'query' ? takePreloaded(documentId, variables) : null;
  if (preloaded) return preloaded;

  const waits = mayRepeat(params, variables) ? RETRY_WAITS_MS : [];
  for (const wait of waits) {
    try {
      return await post({ documentId, variables, sessionId });
    } catch (error) {
      if (!(error instanceof Unreachable) && !(error instanceof ServerFault && error.isTemporary)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return post({ documentId, variables, sessionId });
}

/** A query can be repeated. A mutation only with an idempotency key, by which the server recognises the repetition. */
function mayRepeat({ operationKind }: RequestParameters, variables: Variables): boolean {
  if (operationKind === 'query') return true;
  const input: unknown = variables['input'];
  return typeof input === 'object' && input !== null && 'idempotencyKey' in input && Boolean(input.idempotencyKey);
}

async function post({
  documentId,
  variables,
  sessionId,
}: Omit<GraphQLRequest, 'params'> & { documentId: string }): Promise<GraphQLResponse> {
  const response = await fetch(`/graphql/${documentId}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(sessionId !== null && { authorization: `Bearer ${sessionId}` }),
    },
    body: JSON.stringify({ variables }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new Unreachable();
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
