import { claimItem } from '@fairtab/services/claims/claimItem';
import type { ServiceContext } from '@fairtab/services/context';
import type { Database } from '@fairtab/services/db';
import type { EventBus } from '@fairtab/services/events/EventBus';
import { openRateLimits } from '@fairtab/services/limits/RateLimits';
import { payClaims } from '@fairtab/services/payments/payClaims';
import { plainContext } from '@fairtab/services/plainContext';
import { createReceipt } from '@fairtab/services/receipts/createReceipt';
import { ReceiptStore } from '@fairtab/services/receipts/ReceiptStore';
import { memoryFiles } from '@fairtab/services/testing/memoryFiles';
import { testSealer } from '@fairtab/services/testing/testSealer';
import { randomBytes } from 'node:crypto';

export interface ReportedPayment {
  readonly receiptId: string;
  readonly paymentId: string;
  /** The context of a request by the host. */
  readonly host: ServiceContext;
}

/** A host shares a bill of $20.00, Ana claims it and reports that she paid, all at the same time. */
export async function reportPayment({
  db,
  events,
  at,
}: {
  db: Database;
  events: EventBus;
  at: Date;
}): Promise<ReportedPayment> {
  const store = new ReceiptStore(db.pool);
  const limits = openRateLimits({ pool: db.pool, redis: null });
  const contextOf = (guestId: string) =>
    plainContext({
      db,
      store,
      events,
      sealer: testSealer,
      limits,
      files: memoryFiles(),
      now: () => at,
      viewer: { guestId, session: null },
    });
  const [host, ana] = [contextOf(await makeGuest(db)), contextOf(await makeGuest(db))];
  const { receipt } = await createReceipt(host, {
    restaurantName: 'Trattoria',
    hostName: 'Hana',
    items: [{ name: 'Pizza', price: '20.00' }],
  });
  await claimItem(ana, { itemId: receipt.items[0]?.id, claimerName: 'Ana' });
  const { paymentId } = await payClaims(ana, { receiptId: receipt.id, method: 'cash' });
  return { receiptId: receipt.id, paymentId, host };
}

const newId = () => randomBytes(16).toString('base64url');

async function makeGuest(db: Database): Promise<string> {
  const { id } = await db.prisma.guest.create({ data: { id: newId(), tokenHash: randomBytes(32) } });
  return id;
}
