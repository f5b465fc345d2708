import { claimItem } from '@fairtab/services/receipts/claims/claimItem';
import type { ServiceContext } from '@fairtab/services/context';
import type { Database } from '@fairtab/services/platform/db';
import type { EventBus } from '@fairtab/services/platform/events/EventBus';
import { payClaims } from '@fairtab/services/receipts/payments/payClaims';
import { plainContext } from '@fairtab/services/plainContext';
import { createReceipt } from '@fairtab/services/receipts/createReceipt';
import { contextParts } from '@fairtab/services/testing/contextParts';
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
  const parts = contextParts({ db });
  const contextOf = (guestId: string) =>
    plainContext({ ...parts, events, now: () => at, viewer: { guestId, session: null } });
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
