import type { ServiceContext } from '../context';
import { removeUploads } from './endScan';

/**
 * Marks a scan as being read, for the first time or again after a worker that did not finish.
 * @returns the ids of its photos from the top of the receipt; null when the scan is over or gone.
 */
export async function beginScan(ctx: ServiceContext, scanId: string): Promise<string[] | null> {
  const { prisma } = ctx.db;
  const { count } = await prisma.scan.updateMany({
    where: { id: scanId, status: { notIn: ['done', 'failed'] } },
    data: { status: 'turning' },
  });
  if (count === 0) {
    await removeUploads(ctx, scanId);
    return null;
  }
  ctx.events.publish({ type: 'scanChanged', scanId });
  const photos = await prisma.photo.findMany({ where: { scanId }, orderBy: { position: 'asc' }, select: { id: true } });
  return photos.map(({ id }) => id);
}
