import type { Client } from 'graphql-ws';

export interface ToldEvent {
  readonly cursor: string;
  readonly change: { readonly version: number; readonly kind: string; readonly summary: string } | null;
  readonly receipt: { readonly linkId: string; readonly restaurantName: string; readonly paid: string } | null;
}

export const FOLLOW_RECEIPTS = `subscription ($after: String) { receiptEvents(after: $after) {
  cursor change { version kind summary } receipt { linkId restaurantName paid } } }`;

/** Follows all receipts of whoever the socket is of, and keeps the events. */
export class EventFollower {
  readonly events: ToldEvent[] = [];
  readonly errors: unknown[] = [];
  isComplete = false;
  readonly stop: () => void;

  constructor(socket: Client, after: string | null = null) {
    this.stop = socket.subscribe<{ receiptEvents: ToldEvent }>(
      { query: FOLLOW_RECEIPTS, variables: { after } },
      {
        next: ({ data, errors }) => {
          if (errors) this.errors.push(...errors);
          if (data) this.events.push(data.receiptEvents);
        },
        error: (error) => this.errors.push(error),
        complete: () => {
          this.isComplete = true;
        },
      },
    );
  }

  /** What happened, such as "Calagero's 2", by the name of the restaurant and the version. */
  get told(): string[] {
    return this.events.flatMap(({ receipt, change }) =>
      receipt && change ? `${receipt.restaurantName} ${change.version}` : [],
    );
  }

  get cursor(): string {
    return this.events.at(-1)?.cursor ?? '';
  }
}
