import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { BatchedEventBus, type BusLogger } from './BatchedEventBus';
import type { Traces } from '../tracing/Traces';
import { reconnectDelay } from './reconnectDelay';

const CHANNEL = 'fairtab_events';
const QUERY_TIMEOUT_MS = 5_000;
const HEARTBEAT_MS = 15_000;
/** When a connection lasted this long, the waits after its loss start short again. */
const GOOD_AFTER_MS = 10_000;

/**
 * Events over LISTEN and NOTIFY, on a connection of its own, because a pooled one would forget what it listens to. The URL
 * must lead to PostgreSQL itself or to a pooler in session mode.
 */
export class PostgresEventBus extends BatchedEventBus {
  protected readonly system = 'postgresql';
  readonly #databaseUrl: string;
  readonly #closing = new AbortController();
  readonly #finished: Promise<void>;
  #client: Client | null = null;

  constructor({
    databaseUrl,
    logger,
    isOneOfTwo,
    traces,
  }: {
    databaseUrl: string;
    logger?: BusLogger | undefined;
    isOneOfTwo?: boolean;
    traces?: Traces | undefined;
  }) {
    super({ logger, isOneOfTwo, traces });
    this.#databaseUrl = databaseUrl;
    this.#finished = this.#stayConnected();
  }

  protected canSend(): boolean {
    return this.#client !== null;
  }

  /** One statement, so that all payloads of a batch arrive together and in order. */
  protected async send(payloads: readonly string[]): Promise<void> {
    if (!this.#client) throw new Error('not connected');
    await this.#client.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [CHANNEL, payloads]);
  }

  protected renewSender(): void {
    const client = this.#client;
    // Nothing more is sent with it while it ends.
    this.#client = null;
    void client?.end().catch(() => undefined);
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
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    const lost = once(client, 'end', { signal: this.#closing.signal }).catch(() => undefined);
    client.on('error', (error) => {
      this.logger?.warn({ err: error }, 'the event bus lost PostgreSQL');
      // Not every error closes the connection, and one that failed must not be used again.
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
      this.startedReceiving();
      this.startedSending();
      await this.#untilSilent({ client, lost });
    } finally {
      this.#client = null;
      this.stoppedReceiving();
      await client.end().catch(() => undefined);
    }
  }

  /** A network that stops answering causes no error by itself, so this asks regularly. */
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
