import type { ServiceContext } from '../../context';
import { photoKey } from '../../platform/files/FileStore';

/**
 * Keeps the photo made from an upload: an upright JPEG without metadata.
 * @param photo.width in pixels, like its height
 * @returns false, without keeping anything, when the photo was removed meanwhile.
 */
export async function keepPhoto(
  ctx: ServiceContext,
  { photoId, jpeg, width, height }: { photoId: string; jpeg: Uint8Array; width: number; height: number },
): Promise<boolean> {
  await ctx.files.put(photoKey(photoId), jpeg);
  const { count } = await ctx.db.prisma.photo.updateMany({ where: { id: photoId }, data: { width, height } });
  // The photo was removed meanwhile, so no copy may stay.
  if (count === 0) await ctx.files.remove(photoKey(photoId));
  return count === 1;
}
