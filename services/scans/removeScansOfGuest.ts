import type { ServiceContext } from '../context';
import { removePhotoFiles } from '../files/FileStore';

/** Removes what a guest photographed and what was read of it, with the files. Stopped midway, it can be done again. */
export async function removeScansOfGuest(ctx: ServiceContext, guestId: string): Promise<void> {
  const { prisma } = ctx.db;
  const photos = await prisma.photo.findMany({ where: { guestId }, select: { id: true } });
  const ids = photos.map(({ id }) => id);
  await removePhotoFiles(ctx.files, ids);
  // One that came in meanwhile keeps its row, and with it the way to its file.
  await prisma.photo.deleteMany({ where: { id: { in: ids } } });
  await prisma.scan.deleteMany({ where: { guestId, photos: { none: {} } } });
}
