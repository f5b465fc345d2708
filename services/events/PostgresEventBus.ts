import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { BatchedEventBus, type BusLogger } from './BatchedEventBus';
import { reconnectDelay } from './reconnectDelay';

const CHANNEL = 'fairtab_events';
/** PostgreSQL refuses a payload of 8000 bytes and more. */
const MAX_FRAME_BYTES = 7_900;
const ANSWER_WITHIN_MS = 5_000;
const HEARTBEAT_MS = 15_000;
/** A connection that lasted this long was a good one: the next loss starts with short waits again. */
const GOOD_AFTER_MS = 10_000;

/**
 * Events over LISTEN and NOTIFY, on one connection of its own: a pooled one would forget what it listens to. The URL
 * must lead to PostgreSQL itself or to a pooler in session mode.
 */
export class PostgresEventBus extends BatchedEventBus {
  readonly #databaseUrl: string;
  readonly #closing = new AbortController();
  readonly #finished: Promise<void>;
  #client: Client | null = null;

  constructor({ databaseUrl, logger }: { databaseUrl: string; logger?: BusLogger | undefined }) {
    super({ maxFrameBytes: MAX_FRAME_BYTES, logger });
    this.#databaseUrl = databaseUrl;
    this.#finished = this.#stayConnected();
  }

  protected canSend(): boolean {
    return this.#client !== null;
  }

  /** One statement, so that all frames of a batch arrive together and in order. */
  protected async send(frames: readonly string[]): Promise<void> {
    if (!this.#client) throw new Error('not connected');
    await this.#client.query('SELECT pg_notify($1, frame) FROM unnest($2::text[]) AS frame', [CHANNEL, frames]);
  }

  protected renewSender(): void {
    void this.#client?.end().catch(() => undefined);
  }

  protected async disconnect(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end().catch(() => undefined);
    await this.#finished;
  }

  async #stayConnected(): Promise<void> {
    for (let attempt = 1; !this.isClosed(); attempt += 1) {
      const since = Date.now();
      try {
        await this.#listenUntilLost();
      } catch (error) {
        this.logger?.warn({ err: error, attempt }, 'the event bus cannot reach PostgreSQL');
      }
      if (this.isClosed()) return;
      if (Date.now() - since > GOOD_AFTER_MS) attempt = 1;
      const wait = reconnectDelay({ attempt, random: Math.random() });
      await delay(wait, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    }
  }

  async #listenUntilLost(): Promise<void> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      application_name: 'fairtab events',
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
    });
    const lost = once(client, 'end', { signal: this.#closing.signal }).catch(() => undefined);
    client.on('error', (error) => {
      this.logger?.warn({ err: error }, 'the event bus lost PostgreSQL');
      // An error that is no end of the connection would otherwise leave it half alive.
      void client.end().catch(() => undefined);
    });
    client.on('notification', ({ channel, payload }) => {
      if (channel === CHANNEL && payload !== undefined) this.receive(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      if (this.isClosed()) return;
      this.#client = client;
      this.nowHearing();
      this.nowSending();
      await this.#untilSilent({ client, lost });
    } finally {
      this.#client = null;
      this.nowDeaf();
      await client.end().catch(() => undefined);
    }
  }

  /** A network that just stops answering is no error by itself, so we ask now and then. */
  async #untilSilent({ client, lost }: { client: Client; lost: Promise<unknown> }): Promise<void> {
    const heartbeat = setInterval(() => {
      client.query('SELECT 1').catch(() => void client.end().catch(() => undefined));
    }, HEARTBEAT_MS);
    heartbeat.unref();
    try {
      await lost;
    } finally {
      clearInterval(heartbeat);
    }
  }
}
