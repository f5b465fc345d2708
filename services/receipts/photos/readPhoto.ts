import { may } from '@fairtab/domain/policy';
import type { ServiceContext } from '../../context';
import { photoKey } from '../../platform/files/FileStore';

/**
 * Reads a kept photo, a JPEG. A receipt's photo is for viewers who may see the receipt's photos, the photo of a scan
 * without a receipt for its guest.
 * @returns null when there is none or the viewer may not see it; both look the same.
 */
export async function readPhoto(ctx: ServiceContext, photoId: string): Promise<Uint8Array | null> {
  const photo = await ctx.db.prisma.photo.findUnique({
    where: { id: photoId },
    select: { guestId: true, width: true, scan: { select: { receiptId: true } } },
  });
  if (!photo || photo.width === null || !(await maySeePhoto(ctx, photo))) return null;
  return ctx.files.get(photoKey(photoId));
}

async function maySeePhoto(
  ctx: ServiceContext,
  { guestId, scan }: { guestId: string; scan: { receiptId: string | null } | null },
): Promise<boolean> {
  const { viewer } = ctx;
  const receiptId = scan?.receiptId ?? null;
  if (receiptId === null) return viewer.guestId === guestId;
  const receipt = await ctx.store.load(receiptId);
  return receipt !== null && may({ viewer, action: 'seePhotos', receipt }) === 'yes';
}

/** The path of a kept photo on the site. */
export function photoUrl(photoId: string): string {
  return `/api/photos/${photoId}`;
}
