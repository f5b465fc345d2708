import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';

export interface GraphQLAnswer {
  readonly status: number;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: readonly { message: string; extensions?: Record<string, unknown> }[];
}

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

export interface RestRequest {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends requests with a cookie jar of its own, as one browser does. */
export class Browser {
  readonly #url: string;
  readonly #jar = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** All cookies as the Cookie header has them; null for an empty jar. */
  get cookie(): string | null {
    return this.#jar.size === 0 ? null : [...this.#jar].map((pair) => pair.join('=')).join('; ');
  }

  /** The cookies that say who asks, without the one by which accounts know the device again. */
  get identity(): string | null {
    const pairs = this.cookie?.split('; ').filter((pair) => !/^(__Host-)?fairtab_device=/.test(pair)) ?? [];
    return pairs.length === 0 ? null : pairs.join('; ');
  }

  set cookie(header: string | null) {
    this.#jar.clear();
    for (const pair of header?.split('; ') ?? []) this.#keep(pair);
  }

  #keep(given: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
    if (value === '') this.#jar.delete(name);
    else this.#jar.set(name, value);
  }

  /** The same cookies at another API process. */
  at(url: string): Browser {
    const twin = new Browser(url);
    twin.cookie = this.cookie;
    return twin;
  }

  async fetch(
    path: string,
    init: {
      method?: string;
      headers?: Record<string, string>;
      body?: string | FormData;
      signal?: AbortSignal;
      redirect?: 'manual';
    } = {},
  ): Promise<Response> {
    const cookie: Record<string, string> = this.cookie === null ? {} : { cookie: this.cookie };
    const response = await fetch(this.#url + path, { ...init, headers: { ...cookie, ...init.headers } });
    for (const given of response.headers.getSetCookie()) this.#keep(given);
    return response;
  }

  async ask(query: string, variables: Record<string, unknown> = {}): Promise<GraphQLAnswer> {
    return this.post({ query, variables });
  }

  async post(body: unknown, headers: Record<string, string> = {}): Promise<GraphQLAnswer> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const answer = (await response.json()) as Partial<GraphQLAnswer>;
    return { status: response.status, data: answer.data, errors: answer.errors ?? [] };
  }

  /** @returns the field that the document calls `result`. @throws when the request itself is refused. */
  async result<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const { data, errors } = await this.ask(query, variables);
    if (errors.length > 0 || !data) throw new Error(JSON.stringify(errors));
    return data['result'] as T;
  }

  async rest(method: string, path: string, { body, headers }: RestRequest = {}): Promise<RestAnswer> {
    const response = await this.fetch(path, {
      method,
      ...(body === undefined
        ? { headers: { ...headers } }
        : {
            headers: { 'content-type': 'application/json', ...headers },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : {} };
  }

  /** Opens a WebSocket client with this browser's cookies. It reconnects only with `retryAttempts`. */
  socket(
    headers: Readonly<Record<string, string>> = {},
    { retryAttempts = 0, ...params }: { retryAttempts?: number; browser?: string; authorization?: unknown } = {},
  ): Client {
    const cookie = this.cookie === null ? {} : { cookie: this.cookie };
    return createClient({
      url: `${this.#url.replace('http', 'ws')}/graphql`,
      retryAttempts,
      connectionParams: params,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 20)),
      shouldRetry: () => true,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocol: string) {
          super(address, protocol, { headers: { ...cookie, ...headers } });
          // A socket that is cut while it connects tells of it after graphql-ws has stopped listening.
          this.on('error', () => undefined);
        }
      },
    });
  }
}
