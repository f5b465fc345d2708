import { checkAgainstOpenApi } from './checkAgainstOpenApi';
import type { RestAnswer } from './Browser';
import type { RunningApi } from './startApi';
import { typedClient, type TypedClient } from './typedClient';

export type Keeps = 'cookies' | 'bearer';

export interface RestSending {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A program that uses the REST API. It checks every answer against the published OpenAPI document. */
export class RestClient {
  readonly #api: RunningApi;
  readonly #browser;
  readonly #keeps: Keeps;
  /** The `sessionId` of the login; null before it. */
  sessionId: string | null = null;

  constructor(api: RunningApi, keeps: Keeps = 'cookies') {
    this.#api = api;
    this.#browser = api.browser();
    this.#keeps = keeps;
  }

  async send(method: string, path: string, { body, headers }: RestSending = {}): Promise<RestAnswer> {
    if (this.#keeps === 'bearer') this.#browser.cookie = null;
    const bearer = this.#keeps === 'bearer' && this.sessionId !== null;
    const answer = await this.#browser.rest(method, path, {
      headers: { ...(bearer ? { authorization: `Bearer ${this.sessionId}` } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const [bare = ''] = path.split('?');
    await checkAgainstOpenApi(this.#api, { method, path: bare, answer });
    return answer;
  }

  /** The same program by the typed client, once it has logged in with a bearer. */
  get typed(): TypedClient {
    if (this.sessionId === null) throw new Error('The client is not logged in');
    return typedClient(this.#api, { token: this.sessionId });
  }

  /** Makes an account and signs in. @returns the account's id. */
  async join(username: string, password: string): Promise<string> {
    await this.send('POST', '/api/signup', { body: { username, password } });
    return this.logIn({ username, password });
  }

  async logIn(credentials: object): Promise<string> {
    const { status, body } = await this.send('POST', '/api/login', { body: credentials });
    if (status !== 200) throw new Error(`Login answered ${status}: ${JSON.stringify(body)}`);
    this.sessionId = String(body['sessionId']);
    return String(body['id']);
  }
}
