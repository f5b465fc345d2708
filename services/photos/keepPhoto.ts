import type { ServiceContext } from '../context';
import { photoKey } from '../files/FileStore';

/**
 * Keeps what was made of an upload: an upright JPEG without metadata.
 * @param photo.width pixels, as its height
 * @returns false when the photo was removed meanwhile, and then nothing is kept.
 */
export async function keepPhoto(
  ctx: ServiceContext,
  { photoId, jpeg, width, height }: { photoId: string; jpeg: Uint8Array; width: number; height: number },
): Promise<boolean> {
  await ctx.files.put(photoKey(photoId), jpeg);
  const { count } = await ctx.db.prisma.photo.updateMany({ where: { id: photoId }, data: { width, height } });
  // Its owner is gone, and so must be every copy.
  if (count === 0) await ctx.files.remove(photoKey(photoId));
  return count === 1;
}
