import type { Page } from '@fairtab/domain/scan/words';
import type { ServiceContext } from '../../context';
import { removeUploads } from './endScan';

/** What a scan is read from: photos from the top of the receipt, by their ids, or a text that was pasted. */
export type ScanSource = { readonly photoIds: readonly string[] } | { readonly text: Page };

/**
 * Marks a scan as being read, for the first time or again after a worker that did not finish.
 * @returns null when the scan is over or gone.
 */
export async function beginScan(ctx: ServiceContext, scanId: string): Promise<ScanSource | null> {
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
  const scan = await prisma.scan.findUnique({
    where: { id: scanId },
    select: { pages: true, photos: { orderBy: { position: 'asc' }, select: { id: true } } },
  });
  // Only a text has its words before it is read.
  const [text] = (scan?.pages ?? []) as unknown as readonly Page[];
  return text ? { text } : { photoIds: scan?.photos.map(({ id }) => id) ?? [] };
}
