import type { ServiceContext } from '../../context';
import { removePhotoFiles } from '../../platform/files/FileStore';

/**
 * Removes the photo files of receipts. To be called before the receipts are removed, because only their rows lead to
 * the files: when this is stopped in between, both are done again.
 */
export async function removeReceiptFiles(ctx: ServiceContext, receiptIds: readonly string[]): Promise<void> {
  const photos = await ctx.db.prisma.photo.findMany({
    where: { scan: { receiptId: { in: [...receiptIds] } } },
    select: { id: true },
  });
  await removePhotoFiles(
    ctx.files,
    photos.map(({ id }) => id),
  );
}

/** Removes a guest's photos and scans, with the files. When it is stopped midway, it can be called again. */
export async function removeScansOfGuest(ctx: ServiceContext, guestId: string): Promise<void> {
  const { prisma } = ctx.db;
  const photos = await prisma.photo.findMany({ where: { guestId }, select: { id: true } });
  const ids = photos.map(({ id }) => id);
  await removePhotoFiles(ctx.files, ids);
  // A photo that was uploaded meanwhile keeps its row, which leads to its file.
  await prisma.photo.deleteMany({ where: { id: { in: ids } } });
  await prisma.scan.deleteMany({ where: { guestId, photos: { none: {} } } });
}
