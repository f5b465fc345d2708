import type { ServiceContext } from '../context';
import { removePhotoFiles } from '../files/FileStore';

/**
 * Removes the files of the photos that receipts were read from. To be called before the receipts themselves are removed,
 * which alone tell of them: stopped in between, both are done again.
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
