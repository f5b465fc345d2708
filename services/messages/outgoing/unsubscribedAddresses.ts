import { foldAddress } from '@fairtab/domain/contact/foldAddress';
import { createHash } from 'node:crypto';
import type { ProvenAddress } from '../../people/addresses/ProvenAddress';
import type { Prisma } from '../../generated/prisma/client';

/**
 * Whether the reader of this address wants no messages, in whatever spelling that was said. The answer can only keep a message back, so
 * the address may be a typed one.
 */
export async function isUnsubscribed(tx: Prisma.TransactionClient, address: string): Promise<boolean> {
  return (await tx.unsubscribedAddress.count({ where: { addressHash: { in: hashesOf(address) } } })) > 0;
}

/**
 * Remembers that this address gets no more messages of the whole installation. Only its hash is kept, so that the address itself
 * can be deleted.
 */
export async function unsubscribeAddress(
  tx: Prisma.TransactionClient,
  { address, now }: { address: ProvenAddress; now: Date },
): Promise<void> {
  await tx.unsubscribedAddress.createMany({
    data: [{ addressHash: hashOf(foldAddress(address)), createdAt: now }],
    skipDuplicates: true,
  });
}

/** Takes it back. */
export async function forgetUnsubscribed(tx: Prisma.TransactionClient, address: ProvenAddress): Promise<void> {
  await tx.unsubscribedAddress.deleteMany({ where: { addressHash: { in: hashesOf(address) } } });
}

/** The version before kept the address in lower case. */
const hashesOf = (address: string) => [hashOf(foldAddress(address)), hashOf(address.toLowerCase())];

function hashOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(text).digest());
}
