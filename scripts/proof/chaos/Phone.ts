import { Browser } from '@fairtab/api/testing/Browser';
import { REFUSAL } from '@fairtab/api/testing/receiptActions';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** The product answers within 5 seconds, or not at all. */
const ANSWER_MS = 7_000;
const PAUSE_MS = 150;
const GIVE_UP_MS = 180_000;

export interface Write {
  readonly mutation: string;
  readonly input: object;
  /** The fields to select of the payload. */
  readonly payload: string;
}

/** A write with its key, and what the server said about it at last. */
export interface Answered {
  readonly key: string;
  readonly result: { readonly __typename: string } & Record<string, unknown>;
  /** How often the write was sent. */
  readonly tries: number;
}

/** Sends writes with keys, to one web process after the other, again and again until one answers. */
export class Phone {
  readonly #browsers: readonly Browser[];
  #next: number;
  /** Answers that no client may ever get, such as a fault of ours. */
  readonly faults: string[] = [];

  constructor(urls: readonly string[], first: number) {
    this.#browsers = urls.map((url) => new Browser(url));
    this.#next = first;
  }

  /** @throws Error when nothing answers for minutes. */
  async write({ mutation, input, payload }: Write): Promise<Answered> {
    const key = randomUUID();
    const Name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
    const query = `mutation ($input: ${Name}Input!) { result: ${mutation}(input: $input) { ${REFUSAL} ... on ${Name}Payload { ${payload} } } }`;
    const body = JSON.stringify({ query, variables: { input: { ...input, idempotencyKey: key } } });
    const end = performance.now() + GIVE_UP_MS;
    for (let tries = 1; performance.now() < end; tries += 1) {
      const result = await this.#send(body);
      if (result) return { key, result, tries };
      await wait(PAUSE_MS);
    }
    throw new Error(`${mutation} got no answer`);
  }

  /** @returns null for no answer, and for an answer that allows another try. */
  async #send(body: string): Promise<Answered['result'] | null> {
    const browser = this.#browsers[this.#next++ % this.#browsers.length];
    if (!browser) throw new RangeError('no web process');
    try {
      const response = await browser.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await response.text();
      for (const other of this.#browsers) if (other !== browser) other.cookie = browser.cookie;
      if (response.status === 503) return null;
      const { data } = JSON.parse(text) as { data?: { result?: Answered['result'] } | null };
      if (data?.result) return data.result;
      this.faults.push(`${response.status} ${text}`);
      return null;
    } catch {
      // The connection broke, or nothing came in time.
      return null;
    }
  }

  /** Sockets of this browser to one of the web processes. */
  get cookie(): string | null {
    return this.#browsers[0]?.cookie ?? null;
  }
}
