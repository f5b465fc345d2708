import { createClient, type Client } from 'graphql-ws';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';

const STATE = 'version paid remaining items { id unitsLeft claims { id status amount } }';
export const READ_TABLE = `query ($id: ID!) { receipt(id: $id) { ${STATE} } }`;
const WATCH_TABLE = `subscription ($id: ID!) { receiptChanged(id: $id) { receipt { ${STATE} } } }`;

/** An open screen: subscribed to a receipt, and subscribed again whenever the connection or the subscription ends. */
export class Screen {
  /** The state that it shows, as the last event had it. */
  state: unknown = null;
  /** How often it was connected, the first time included. */
  connections = 0;
  readonly receiptId: string;
  readonly #client: Client;
  #isClosed = false;

  constructor({ urls, first, receiptId }: { urls: readonly string[]; first: number; receiptId: string }) {
    this.receiptId = receiptId;
    let next = first;
    this.#client = createClient({
      url: () => `${(urls[next++ % urls.length] ?? '').replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: Number.MAX_SAFE_INTEGER,
      shouldRetry: () => true,
      retryWait: () => wait(100),
      on: { connected: () => (this.connections += 1) },
    });
    this.#watch();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client.dispose();
  }

  #watch(): void {
    const again = (): void => {
      if (!this.#isClosed) void wait(100).then(() => this.#isClosed || this.#watch());
    };
    this.#client.subscribe<{ receiptChanged: { receipt: unknown } }>(
      { query: WATCH_TABLE, variables: { id: this.receiptId } },
      {
        next: ({ data }) => {
          if (data) this.state = data.receiptChanged.receipt;
        },
        error: again,
        complete: again,
      },
    );
  }
}
