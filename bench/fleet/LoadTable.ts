import { readComeBack } from '@fairtab/domain/programs/comeBack';
import type { Acknowledged } from '../../scripts/proof/chaos/Party';
import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { claimBody, payBody, watchPayload } from '../documents';

export const PHONES = 12;
export const LINES = 12;
const UNITS = 2;
const ANSWER_MS = 7_000;
/** A phone waits twice as long after each try. */
const [AGAIN_MS, LONGEST_AGAIN_MS] = [300, 10_000];
const GIVE_UP_MS = 240_000;
/** How long a phone that lost its socket waits at first and at most, in ms (web/src/network/relay/liveSocket.ts). */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [400, 10_000];

const CREATE = `mutation ($input: CreateReceiptInput!) {
  createReceipt(input: $input) { __typename ... on CreateReceiptPayload { receipt { id linkId items { id } } } } }`;

interface Phone {
  cookie: string | null;
  socket: WebSocket | null;
  /** The newest version that it was told. */
  version: number;
  connections: number;
  readonly claims: string[];
}

/** A write that was answered, and when, as Date counts. */
export interface TimedWrite extends Acknowledged {
  readonly at: number;
}

/** The people of one restaurant's table, who all come from one network address. */
export class LoadTable {
  receiptId = '';
  linkId = '';
  readonly acknowledged: TimedWrite[] = [];
  /** Answers that nobody may get. */
  readonly wrong: string[] = [];
  readonly latencies: number[] = [];
  /** The status of each answer after which a write was sent again; 0 for none. */
  readonly again: number[] = [];
  #items: readonly string[] = [];
  #isOver = false;
  readonly #phones: readonly Phone[] = Array.from({ length: PHONES }, () => ({
    cookie: null,
    socket: null,
    version: 0,
    connections: 0,
    claims: [],
  }));
  readonly #url: URL;
  readonly #address: string;
  readonly #agent: Agent;

  /** @param options.address one of 127.0.0.0/8, which HAProxy tells Fairtab as that of the phones */
  constructor({ url, address }: { url: string; address: string }) {
    this.#url = new URL(url);
    this.#address = address;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 4, timeout: 15_000 });
  }

  get connections(): number {
    return this.#phones.reduce((sum, { connections }) => sum + connections, 0);
  }

  /** The version that the phone which is furthest behind shows. */
  get shown(): number {
    return Math.min(...this.#phones.map(({ version }) => version));
  }

  /** The host puts the bill in, and everybody opens its page and watches it. Resolves when all have it. */
  async sitDown(): Promise<void> {
    const items = Array.from({ length: LINES }, (_, line) => ({
      name: `Dish ${line + 1}`,
      price: `${9 + line}.${String((line * 37) % 100).padStart(2, '0')}`,
      quantity: UNITS,
    }));
    const input = { restaurantName: 'Casa Nacho', items, tax: '31.17', tip: '52.00', idempotencyKey: randomUUID() };
    const [host] = this.#phones;
    if (!host) throw new RangeError('nobody sits there');
    const { data } = await this.#until(host, '/graphql', { query: CREATE, variables: { input } });
    const { receipt } = data['createReceipt'] as {
      receipt: { id: string; linkId: string; items: readonly { id: string }[] };
    };
    this.receiptId = receipt.id;
    this.linkId = receipt.linkId;
    this.#items = receipt.items.map(({ id }) => id);
    await Promise.all(
      this.#phones.map(async (phone) => {
        await this.#send(phone, { path: `/shared-receipts/${receipt.linkId}` });
        await new Promise<void>((resolve) => this.#watch(phone, resolve));
      }),
    );
  }

  /** Each phone claims one unit of a line, at moments spread over `ms`. @param round which of the UNITS units. */
  async tap({ round, ms }: { round: number; ms: number }): Promise<void> {
    await Promise.all(
      this.#phones.map(async (phone, index) => {
        await wait(Math.random() * ms);
        const itemId = this.#items[(index + round) % LINES] ?? '';
        const key = randomUUID();
        const result = await this.#write(phone, {
          key,
          mutation: 'claimItem',
          body: claimBody({ itemId, idempotencyKey: key }),
        });
        const claim = result?.['claim'] as { id: string } | undefined;
        if (claim) phone.claims.push(claim.id);
      }),
    );
  }

  /** Each phone says that it paid all of its claims, at moments spread over `ms`. */
  async pay({ ms }: { ms: number }): Promise<void> {
    await Promise.all(
      this.#phones.map(async (phone) => {
        await wait(Math.random() * ms);
        const key = randomUUID();
        const body = payBody({ receiptId: this.receiptId, idempotencyKey: key });
        await this.#write(phone, { key, mutation: 'payClaims', body, about: phone.claims });
      }),
    );
  }

  leave(): void {
    this.#isOver = true;
    for (const { socket } of this.#phones) socket?.terminate();
    this.#agent.destroy();
  }

  async #write(
    phone: Phone,
    {
      key,
      mutation,
      body: { documentId, variables },
      about = [],
    }: {
      key: string;
      mutation: string;
      body: { documentId: string; variables: object };
      about?: readonly string[];
    },
  ): Promise<Record<string, unknown> | null> {
    const since = performance.now();
    try {
      const { data, tries } = await this.#until(phone, `/graphql/${documentId}`, { variables });
      const result = data[mutation] as { __typename: string } & Record<string, unknown>;
      this.latencies.push(performance.now() - since);
      if (result.__typename.endsWith('Payload')) {
        this.acknowledged.push({ key, mutation, about: [...about], result, tries, at: Date.now() });
        return result;
      }
      this.wrong.push(`${mutation} after ${tries} tries: ${JSON.stringify(result).slice(0, 300)}`);
    } catch (error) {
      this.wrong.push(`${mutation}: ${String(error)}`);
    }
    return null;
  }

  /** Sends it again, with the same key, until it is answered. */
  async #until(phone: Phone, path: string, body: object): Promise<{ data: Record<string, unknown>; tries: number }> {
    const end = performance.now() + GIVE_UP_MS;
    for (let tries = 1; performance.now() < end; tries += 1) {
      const { status, text } = await this.#send(phone, { path, body: JSON.stringify(body) });
      // Nothing came, or a proxy answered in words of its own.
      if (status !== 0 && status < 502) {
        const { data } = JSON.parse(text) as { data?: Record<string, unknown> | null };
        if (data) return { data, tries };
        throw new Error(`${status} ${text.slice(0, 300)}`);
      }
      this.again.push(status);
      await wait(Math.min(LONGEST_AGAIN_MS, AGAIN_MS * 2 ** tries) * (0.5 + Math.random() / 2));
    }
    throw new Error(`${path} got no answer`);
  }

  /** @returns status 0 when no answer came. */
  #send(phone: Phone, { path, body }: { path: string; body?: string }): Promise<{ status: number; text: string }> {
    return new Promise((resolve) => {
      const nothing = (): void => resolve({ status: 0, text: '' });
      const req = httpRequest(
        {
          host: this.#url.hostname,
          port: this.#url.port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          agent: this.#agent,
          localAddress: this.#address,
          timeout: ANSWER_MS,
          headers: {
            accept: body === undefined ? 'text/html' : 'application/json',
            ...(body === undefined
              ? {}
              : {
                  'content-type': 'application/json',
                  'content-length': Buffer.byteLength(body),
                  origin: this.#url.origin,
                }),
            ...(phone.cookie === null ? {} : { cookie: phone.cookie }),
          },
        },
        (res) => {
          for (const given of res.headers['set-cookie'] ?? []) {
            const [pair = ''] = given.split(';');
            if (pair.includes('fairtab_guest=')) phone.cookie = pair;
          }
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk));
          res.on('end', () => resolve({ status: res.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }));
          res.on('error', nothing);
        },
      );
      req.on('timeout', () => req.destroy());
      req.on('error', nothing);
      req.end(body);
    });
  }

  /** Watches until the table is left, and connects again as the app does. */
  #watch(phone: Phone, onFirst: () => void): void {
    let attempt = 0;
    const connect = (): void => {
      if (this.#isOver) return;
      const socket = new WebSocket(`ws://${this.#url.host}/graphql`, 'graphql-transport-ws', {
        origin: this.#url.origin,
        perMessageDeflate: false,
        localAddress: this.#address,
        headers: phone.cookie === null ? {} : { cookie: phone.cookie },
      });
      phone.socket = socket;
      socket.on('error', () => undefined);
      socket.on('open', () => socket.send('{"type":"connection_init"}'));
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1');
        if (text.includes('"connection_ack"'))
          socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: watchPayload(this.receiptId) }));
        else if (text.includes('"type":"ping"')) socket.send('{"type":"pong"}');
        else if (text.includes('"type":"next"')) {
          const [, version = '0'] = /"version":(\d+)/.exec(text) ?? [];
          if (phone.version === 0) onFirst();
          if (Number(version) > 0) phone.version = Number(version);
          attempt = 0;
        } else socket.close();
      });
      socket.on('close', (_code, reason) => {
        if (this.#isOver) return;
        const told = readComeBack(String(reason));
        const waitMs =
          told === null
            ? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt++) * (0.5 + Math.random() / 2)
            : told * (1 + Math.random() / 4);
        setTimeout(connect, waitMs);
      });
      socket.once('open', () => (phone.connections += 1));
    };
    connect();
  }
}
