import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../clients/typescript/generated/fairtab';
import type { Browser } from './Browser';
import { checkAgainstOpenApi } from './checkAgainstOpenApi';
import type { RunningApi } from './startApi';

export type TypedClient = Client<paths>;

/**
 * The client that other people's programs use (clients/typescript). It keeps cookies as the browser does, unless it has a token.
 * A call that OpenAPI describes wrongly does not compile, and an answer that it describes wrongly throws.
 */
export function typedClient(
  api: RunningApi,
  { browser = api.browser(), token }: { browser?: Browser; token?: string } = {},
): TypedClient {
  return createClient<paths>({
    baseUrl: api.url,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      const response = await browser.fetch(pathname + search, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        ...(body === '' ? {} : { body }),
      });
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      const answer = {
        status: response.status,
        headers: response.headers,
        body: isJson ? ((await response.clone().json()) as Record<string, unknown>) : {},
      };
      await checkAgainstOpenApi(api, { method: request.method, path: pathname, answer });
      return response;
    },
  });
}

/** The answer of a call that has to go well. @throws with what was answered when it did not. */
export async function dataOf<T>(answer: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await answer;
  if (data === undefined) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`);
  return data;
}
