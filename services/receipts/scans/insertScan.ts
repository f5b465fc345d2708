import type { Page } from '@fairtab/domain/scan/words';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { keyRow, type KeyedRequest } from '../../idempotency';
import { hashSecret } from '../../platform/secrets';

/**
 * Makes a scan that waits in its sender's turn, for readPhotosJob.
 * @param text the page of a text that was pasted; left out for a scan of photos
 */
export async function insertScan(
  ctx: ServiceContext,
  {
    tx,
    guestId,
    keyed,
    text,
  }: { tx: Prisma.TransactionClient; guestId: string; keyed: KeyedRequest | null; text?: Page },
): Promise<{ scanId: string; turn: number }> {
  const scanId = ctx.newId();
  if (keyed) await tx.idempotencyKey.create({ data: keyRow(keyed, { guestId, answer: { scanId } }) });
  const { sender, turn } = await takeTurn(tx, ctx.client.address);
  const pages = text && { pages: [text] as unknown as Prisma.InputJsonArray };
  await tx.scan.create({ data: { id: scanId, guestId, sender, turn, createdAt: ctx.now(), ...pages } });
  return { scanId, turn };
}

/** One scan of an address after the other, so that none of them has the turn of another one. */
async function takeTurn(
  tx: Prisma.TransactionClient,
  address: string,
): Promise<{ sender: Uint8Array<ArrayBuffer>; turn: number }> {
  const sender = hashSecret(address);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(encode(${sender}, 'hex'), 0))`;
  return { sender, turn: (await tx.scan.count({ where: { sender } })) + 1 };
}
