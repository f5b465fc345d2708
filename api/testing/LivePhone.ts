import query, {
  type ReceiptDetailScreenQuery,
} from '@fairtab/web/src/screens/ReceiptDetail/__generated__/ReceiptDetailScreenQuery.graphql';
import providerFragment from '@fairtab/web/src/receiptFrame/__generated__/TableProvider_receipt.graphql';
import type { tableState_receipt$key } from '@fairtab/web/src/table/__generated__/tableState_receipt.graphql';
import { VersionedStore } from '@fairtab/web/src/network/relay/VersionedStore';
import { trailOf } from '@fairtab/web/src/screens/ReceiptDetail/trailOf';
import { receiptChanges } from '@fairtab/web/src/table/receiptChanges';
import { tableState, type TableState } from '@fairtab/web/src/table/tableState';
import type { Client } from 'graphql-ws';
import {
  createOperationDescriptor,
  Environment,
  getSingularSelector,
  Network,
  Observable,
  readInlineData,
  RecordSource,
  type Disposable,
  type GraphQLResponse,
} from 'relay-runtime';
import type { Browser } from './Browser';

/**
 * The app's receipt page without its screens: Relay with the app's own store and documents, on a real socket. A test can
 * lose its events, keep back its answers, and cut its connection.
 */
export class LivePhone {
  readonly environment: Environment;
  /** The versions of the changes that were told, in their order. */
  readonly told: number[] = [];
  /** How many events the socket brought, and their bytes. */
  readonly eventBytes: number[] = [];
  /** How many of the next events get lost on their way. */
  losing = 0;
  /** While it is set, answers wait for it. */
  held: Promise<void> | null = null;
  readonly #receiptId: string;
  readonly #linkId: string;
  readonly #store = new VersionedStore(new RecordSource());
  readonly #socket: Client;
  readonly #retained: Disposable;
  #stop = (): void => undefined;
  #isClosed = false;

  constructor(browser: Browser, { id, linkId }: { id: string; linkId: string }) {
    this.#receiptId = id;
    this.#linkId = linkId;
    this.#socket = browser.socket({}, { retryAttempts: 1_000 });
    this.environment = new Environment({
      network: Network.create(
        async ({ id: documentId }, variables) => {
          const answer = await browser.post({ documentId, variables });
          await this.held;
          return answer as unknown as GraphQLResponse;
        },
        ({ id: documentId, name }, variables) =>
          Observable.create<GraphQLResponse>((sink) =>
            this.#socket.subscribe<GraphQLResponse>(
              { query: '', operationName: name, variables, extensions: { documentId } },
              {
                next: (response) => {
                  this.eventBytes.push(Buffer.byteLength(JSON.stringify(response)));
                  if (this.losing > 0) this.losing -= 1;
                  else sink.next(response as GraphQLResponse);
                },
                error: (error) => sink.error(error as Error),
                complete: () => sink.complete(),
              },
            ),
          ),
      ),
      store: this.#store,
    });
    this.#retained = this.environment.retain(createOperationDescriptor(query, { id: linkId }));
  }

  /** Fetches the page's query, as a page does when it is opened or refreshed. */
  async load(): Promise<void> {
    const operation = createOperationDescriptor(query, { id: this.#linkId }, { force: true });
    await this.environment.execute({ operation }).toPromise();
  }

  /** Subscribes, and does so again whenever the server ends the subscription, as a screen does. */
  watch(): void {
    this.#stop = receiptChanges(this.environment, {
      receiptId: this.#receiptId,
      trail: trailOf(this.#receiptId),
      isNewDiner: false,
      onChanges: (changes) => this.told.push(...changes.map(({ version }) => version)),
      onGap: () => void this.load(),
      onEnd: () => {
        if (!this.#isClosed) setTimeout(() => !this.#isClosed && this.watch(), 20);
      },
    });
  }

  /** Cuts the connection, as a tunnel does. The socket connects again by itself. */
  cut(): void {
    this.#socket.terminate();
  }

  get version(): number | null {
    return this.#store.versionOf(this.#receiptId);
  }

  /** Everything the receipt's screens show; null when the receipt was not found. */
  get table(): TableState | null {
    const operation = createOperationDescriptor(query, { id: this.#linkId });
    const page = this.environment.lookup(operation.fragment).data as ReceiptDetailScreenQuery['response'] | undefined;
    const selector = page?.receipt && getSingularSelector(providerFragment, page.receipt);
    if (!selector) return null;
    const { data } = this.environment.lookup(selector);
    return readInlineData<tableState_receipt$key>(tableState, data as unknown as tableState_receipt$key);
  }

  /** The versions of the trail as its list shows them, the newest first. */
  get trail(): number[] {
    const records = this.#store.getSource();
    const at = (id: string) => (records.get(id) ?? {}) as Record<string, { __ref: string; __refs: string[] }>;
    const edges = at(trailOf(this.#receiptId))['edges']?.__refs ?? [];
    const ids = edges.map((edge) => at(edge)['node']?.__ref ?? '');
    return ids.map((id) => Number(Buffer.from(id, 'base64').toString().split('.').at(-1)));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stop();
    this.#retained.dispose();
    await this.#socket.dispose();
  }
}
