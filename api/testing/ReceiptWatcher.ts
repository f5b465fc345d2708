import type { Client } from 'graphql-ws';
import type { SeenReceipt } from './receiptActions';

export interface SeenEvent {
  readonly receipt: Pick<SeenReceipt, 'version' | 'total' | 'paid'> & { looking: number };
  readonly changes: readonly { kind: string; actorName: string; version: number }[];
}

export const WATCH_RECEIPT = `subscription ($id: ID!) { receiptChanged(id: $id) {
  receipt { version total paid looking } changes { kind actorName version } } }`;

/** Subscribes to a receipt and keeps the events, as an open screen does. */
export class ReceiptWatcher {
  readonly events: SeenEvent[] = [];
  readonly errors: unknown[] = [];
  isComplete = false;
  readonly stop: () => void;

  constructor(socket: Client, id: string) {
    this.stop = socket.subscribe<{ receiptChanged: SeenEvent }>(
      { query: WATCH_RECEIPT, variables: { id } },
      {
        next: ({ data, errors }) => {
          if (errors) this.errors.push(...errors);
          if (data) this.events.push(data.receiptChanged);
        },
        error: (error) => this.errors.push(error),
        complete: () => {
          this.isComplete = true;
        },
      },
    );
  }

  get last(): SeenEvent | undefined {
    return this.events.at(-1);
  }

  /** The kinds of all changes so far, oldest first. */
  get kinds(): string[] {
    return this.events.flatMap(({ changes }) => changes.map(({ kind }) => kind));
  }
}
