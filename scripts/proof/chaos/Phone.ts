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

/** Counts of the requests of phones, by their result. */
export class Figures {
  requests = 0;
  /** Requests without an answer, and answers that allow another try, by status; 0 is none. */
  readonly again = new Map<number, number>();
  /** The longest that a write waited for its answer, with all tries, in ms. */
  slowestMs = 0;

  sentAgain(status: number): void {
    this.again.set(status, (this.again.get(status) ?? 0) + 1);
  }
}

/** Sends writes with keys, to one web process after the other, again and again until one answers. */
export class Phone {
  readonly #browsers: readonly Browser[];
  #next: number;
  /** Answers that no client may ever get, such as a fault of ours. */
  readonly faults: string[] = [];

  readonly #figures: Figures;

  constructor(urls: readonly string[], first: number, figures = new Figures()) {
    this.#figures = figures;
    this.#browsers = urls.map((url) => new Browser(url));
    this.#next = first;
  }

  /** @throws Error when nothing answers for minutes. */
  async write({ mutation, input, payload }: Write): Promise<Answered> {
    const key = randomUUID();
    const Name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
    const query = `mutation ($input: ${Name}Input!) { result: ${mutation}(input: $input) { ${REFUSAL} ... on ${Name}Payload { ${payload} } } }`;
    const body = JSON.stringify({ query, variables: { input: { ...input, idempotencyKey: key } } });
    const begin = performance.now();
    const end = begin + GIVE_UP_MS;
    for (let tries = 1; performance.now() < end; tries += 1) {
      const result = await this.#send(body);
      if (result) {
        this.#figures.slowestMs = Math.max(this.#figures.slowestMs, performance.now() - begin);
        return { key, result, tries };
      }
      await wait(PAUSE_MS);
    }
    throw new Error(`${mutation} got no answer`);
  }

  /** @returns null for no answer, and for an answer that allows another try. */
  async #send(body: string): Promise<Answered['result'] | null> {
    const browser = this.#browsers[this.#next++ % this.#browsers.length];
    if (!browser) throw new RangeError('no web process');
    let status = 0;
    this.#figures.requests += 1;
    try {
      const response = await browser.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      ({ status } = response);
      const text = await response.text();
      for (const other of this.#browsers) if (other !== browser) other.cookie = browser.cookie;
      if (status === 503) {
        this.#figures.sentAgain(status);
        return null;
      }
      const { data } = JSON.parse(text) as { data?: { result?: Answered['result'] } | null };
      if (data?.result) return data.result;
      this.faults.push(`${status} ${text}`);
      return null;
    } catch {
      // The connection broke, nothing came in time, or a proxy answered in words of its own.
      this.#figures.sentAgain(status);
      return null;
    }
  }

  /** Sockets of this browser to one of the web processes. */
  get cookie(): string | null {
    return this.#browsers[0]?.cookie ?? null;
  }
}
