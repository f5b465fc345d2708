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
