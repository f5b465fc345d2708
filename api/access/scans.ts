import type { ScannedBill } from '@fairtab/domain/scan/bill';
import type { ServiceContext } from '@fairtab/services/context';
import { incomingKey } from '@fairtab/services/files/FileStore';
import type { Prisma } from '@fairtab/services/generated/prisma/client';
import { newScan } from '@fairtab/services/testing/scans';
import { SECRETS } from './bills';

/** @returns the id of a scan on which everything was found, of which no receipt is made. */
export async function newRichScan(ctx: ServiceContext): Promise<string> {
  const { scanId } = await newScan(ctx);
  const { bill } = await ctx.db.prisma.scan.findUniqueOrThrow({ where: { id: scanId } });
  const read = bill as unknown as ScannedBill;
  const amount = { value: 100, confidence: 0.9, boxes: [] };
  const rich = {
    ...read,
    restaurantName: { ...read.restaurantName, value: SECRETS.host, confidence: 0.9 },
    ...{ tip: amount, fees: amount, discount: amount },
    doubts: [{ kind: 'itemsDoNotAddUp', differenceCents: 100, item: 0 }],
  };
  await ctx.db.prisma.scan.update({ where: { id: scanId }, data: { bill: rich as unknown as Prisma.InputJsonObject } });
  return scanId;
}

export async function newFailedScan(ctx: ServiceContext): Promise<string> {
  return (await newScan(ctx, { status: 'failed', failure: 'unclear' })).scanId;
}

/** @returns the id of a photo that was uploaded and nothing else. */
export async function newUnreadPhoto(ctx: ServiceContext): Promise<string> {
  const { guestId } = ctx.viewer;
  if (guestId === null) throw new Error('Only a guest has photos');
  const id = ctx.newId();
  await ctx.db.prisma.photo.create({ data: { id, guestId } });
  await ctx.files.put(incomingKey(id), Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]));
  return id;
}
