import { createHash } from 'node:crypto';
import type { Prisma } from '../../generated/prisma/client';
import { proven, type ProvenAddress } from './ProvenAddress';

/** What a guest left on a receipt. */
interface Left {
  readonly receiptId: string;
  readonly guestId: string;
  readonly address: string;
}

/** The same address, once its reader opened a first message about this receipt and this guest; null until then. */
export async function openedAddress(
  tx: Prisma.TransactionClient,
  { address, ...left }: Left,
): Promise<ProvenAddress | null> {
  const opened = await tx.openedAddress.count({ where: { ...left, addressHash: hashOf(address) } });
  return opened === 0 ? null : proven(address);
}

/** Notes that the reader of an address opened a first message. @returns whether it is the first time. */
export async function noteOpened(
  tx: Prisma.TransactionClient,
  { address, now, ...left }: { receiptId: string; guestId: string; address: ProvenAddress; now: Date },
): Promise<boolean> {
  const { count } = await tx.openedAddress.createMany({
    data: [{ ...left, addressHash: hashOf(address), openedAt: now }],
    skipDuplicates: true,
  });
  return count === 1;
}

function hashOf(address: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(address.toLowerCase()).digest());
}
