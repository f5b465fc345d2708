import type { ReceiptState } from '@fairtab/domain/receipts';
import { claimItem } from '../receipts/claims/claimItem';
import type { ServiceContext } from '../context';
import type { Database } from '../platform/db';
import type { BusMessage } from '../platform/events/EventBus';
import type { FileStore } from '../platform/files/FileStore';
import { findGuest } from '../people/guests';
import { plainContext } from '../plainContext';
import { createReceipt } from '../receipts/createReceipt';
import { contextParts } from './contextParts';
import { memoryFiles } from './memoryFiles';
import { TEST_ORIGIN } from './testOrigin';

/** The fixtures of most tests: a restaurant table with a host and diners, on a real database. */
export interface Table {
  readonly published: BusMessage[];
  /** The jobs that were queued. */
  readonly queued: { readonly job: string; readonly payload: unknown }[];
  readonly files: FileStore & { readonly keys: () => string[] };
  /** A table of another process on the same database, with a memory of its own. */
  otherProcess(): Table;
  /** A request without a cookie. Its first write makes a guest, whose secret is added to `secrets`. */
  stranger(secrets?: string[]): ServiceContext;
  /** A request with a guest's cookie. */
  guest(guestId: string): ServiceContext;
  hostOf(receipt: ReceiptState): ServiceContext;
  guestOfSecret(secret: string | undefined): Promise<ServiceContext>;
  /** Sets the time for all requests. */
  setTime(now: Date): void;
  /** Makes a receipt of 3 Nachos at 10.00 and one Beer at 5.00 with 1.11 tax and 5.00 tip: 41.11 in total. */
  newReceipt(input?: object): Promise<ReceiptState>;
  /** A new guest claims one unit of the item with that name, unless `input` says otherwise. */
  claim(
    receipt: ReceiptState,
    input: { item: string; name: string } & Record<string, unknown>,
  ): ReturnType<typeof claimItem>;
}

export function setTable(db: Database, clock = { now: () => new Date() }, files = memoryFiles()): Table {
  const published: BusMessage[] = [];
  const queued: Table['queued'] = [];
  const parts = contextParts({ db });
  const context = (guestId: string | null, secrets: string[] = []): ServiceContext =>
    plainContext({
      ...parts,
      events: { ...parts.events, publish: (message) => void published.push(message) },
      files,
      jobs: { send: ({ name: job }, payload) => void queued.push({ job, payload }) },
      origin: TEST_ORIGIN,
      client: { address: '192.0.2.1', userAgent: 'a test' },
      viewer: { guestId, session: null },
      now: () => clock.now(),
      onNewGuest: (secret) => {
        if (secret !== null) secrets.push(secret);
      },
    });
  return {
    published,
    queued,
    files,
    otherProcess: () => setTable(db, clock, files),
    stranger: (secrets) => context(null, secrets),
    guest: (guestId) => context(guestId),
    hostOf: (receipt) => context(receipt.hostGuestId),
    guestOfSecret: async (secret = '') => context(await findGuest(db, secret)),
    setTime: (now) => {
      clock.now = () => now;
    },
    newReceipt: async (input = {}) => {
      const bill = {
        restaurantName: 'Casa Nacho',
        items: [
          { name: 'Nachos', price: '10.00', quantity: 3 },
          { name: 'Beer', price: '5.00' },
        ],
        tax: '1.11',
        tip: '5.00',
      };
      return (await createReceipt(context(null), { ...bill, ...input })).receipt;
    },
    claim: (receipt, { item, name, ...input }) =>
      claimItem(context(null), {
        itemId: itemNamed(receipt, item).id,
        claimerName: name,
        units: 1,
        ...input,
      }),
  };
}

export function itemNamed(receipt: ReceiptState, name: string): ReceiptState['items'][number] {
  const item = receipt.items.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`There is no ${name} on this receipt`);
  return item;
}
