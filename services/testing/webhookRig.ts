import type { ReceiptState } from '@fairtab/domain/receipts';
import { WEBHOOK_EVENTS } from '@fairtab/domain/programs/webhooks';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createWebhook } from '../accounts/webhooks/createWebhook';
import { listDeliveries } from '../accounts/webhooks/deliveries';
import { findDueWebhooks, tellWebhook } from '../accounts/webhooks/tellWebhook';
import type { ServiceContext } from '../context';
import { createReceipt } from '../receipts/createReceipt';
import { createTestDatabase, type TestDatabase } from './database';
import { signedInAccount, type SignedInContext } from './signedInAccount';
import { setTable, type Table } from './table';
import { startWebhookReceiver } from './webhookReceiver';

/** When each test begins. */
export const START = new Date('2026-05-04T12:00:00Z');

/** A host with an address that takes webhooks, new in each test, and a clock that stands still. */
export class WebhookRig {
  now = START;
  database!: TestDatabase;
  table!: Table;
  receiver!: Awaited<ReturnType<typeof startWebhookReceiver>>;
  host!: SignedInContext;

  later = (ms: number): void => {
    this.now = new Date(this.now.getTime() + ms);
  };

  newReceipt = async (ctx: ServiceContext = this.host): Promise<ReceiptState> =>
    (
      await createReceipt(ctx, {
        restaurantName: 'Casa Nacho',
        hostName: 'Hana',
        items: [
          { name: 'Nachos', price: '10.00', quantity: 2 },
          { name: 'Beer', price: '5.00' },
        ],
        tip: '5.00',
      })
    ).receipt;

  newHook = (input: Record<string, unknown> = {}) =>
    createWebhook(this.host, { url: this.receiver.url, events: WEBHOOK_EVENTS, ...input });

  /** Sends what is due, as a worker does. */
  tell = async (): Promise<void> => {
    for (const webhookId of await findDueWebhooks(this.host)) await tellWebhook(this.host, { webhookId });
  };

  log = (webhookId: string) => listDeliveries(this.host, { webhookId, limit: 50, after: null });

  /** The messages that the address received, in order. */
  types = () => this.receiver.received.map(({ data }) => data.type);

  claimed = async (receipt: ReceiptState, item: string, name: string) => {
    const { claim } = await this.table.claim(receipt, { item, name });
    return { claim, guest: this.table.guest(claim.guestId) };
  };
}

/** Sets up a rig for a file of tests. */
export function setUpWebhooks(): WebhookRig {
  const rig = new WebhookRig();
  beforeAll(async () => {
    rig.database = await createTestDatabase();
  });
  afterAll(() => rig.database.drop());
  beforeEach(async () => {
    rig.now = START;
    rig.table = setTable(rig.database.db, { now: () => rig.now });
    rig.receiver = await startWebhookReceiver();
    rig.host = {
      ...(await signedInAccount(rig.table, { email: 'hana@example.com', emailVerifiedAt: START })),
      webhookTargets: 'any',
    };
  });
  afterEach(() => rig.receiver.stop());
  return rig;
}
