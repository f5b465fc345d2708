import { createHash } from 'node:crypto';
import type { ProvenAddress } from '../addresses/ProvenAddress';
import type { Prisma } from '../generated/prisma/client';

/** Whether the owner of this address wants no messages. The answer can only keep a message back, so the address may be a typed one. */
export async function isUnsubscribed(tx: Prisma.TransactionClient, address: string): Promise<boolean> {
  const addressHash = hashOf(address);
  return (await tx.unsubscribedAddress.findUnique({ where: { addressHash }, select: { addressHash: true } })) !== null;
}

/** Remembers that this address gets no more messages. Only its hash is kept, so that the address itself can be deleted. */
export async function unsubscribeAddress(
  tx: Prisma.TransactionClient,
  { address, now }: { address: ProvenAddress; now: Date },
): Promise<void> {
  await tx.unsubscribedAddress.createMany({
    data: [{ addressHash: hashOf(address), createdAt: now }],
    skipDuplicates: true,
  });
}

function hashOf(address: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(address.toLowerCase()).digest());
}
