import { noteOpened } from '../people/addresses/openedAddresses';
import { proven } from '../people/addresses/ProvenAddress';
import type { Database } from '../platform/db';

/** What follows when a guest has opened a first message at the address that was left on a receipt. */
export async function openedBy(
  { prisma }: Pick<Database, 'prisma'>,
  { receiptId, guestId, address }: { receiptId: string; guestId: string; address: string },
): Promise<void> {
  await noteOpened(prisma, { receiptId, guestId, address: proven(address), now: new Date() });
}
