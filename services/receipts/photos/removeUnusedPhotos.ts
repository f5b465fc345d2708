import type { ServiceContext } from '../../context';
import { removePhotoFiles } from '../../platform/files/FileStore';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A photo that was not scanned is removed after this time. */
export const KEEP_UNSCANNED_MS = DAY_MS;
/** A scan that did not become a receipt is removed after this time, with its photos. */
export const KEEP_UNUSED_SCAN_MS = 7 * DAY_MS;
const REMOVED_AT_A_TIME = 50;

const UNSCANNED = `SELECT id AS photo_id FROM photo WHERE scan_id IS NULL AND created_at <= $1
  ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED`;
const UNUSED = `SELECT id AS scan_id FROM scan WHERE receipt_id IS NULL AND created_at <= $1
  ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED`;

/**
 * Removes abandoned photos and scans, and files that were never finished. Files go first, while the rows are locked, so that nothing can be made of them
 * meanwhile and a removal that was stopped midway is done again. Several workers take different rows.
 * @returns how many photos and scans were removed.
 */
export async function removeUnusedPhotos(ctx: ServiceContext): Promise<{ photos: number; scans: number }> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms);
  await ctx.files.removeUnfinished(before(DAY_MS));
  return {
    photos: await repeat(() => removeUnscanned(ctx, before(KEEP_UNSCANNED_MS))),
    scans: await repeat(() => removeUnused(ctx, before(KEEP_UNUSED_SCAN_MS))),
  };
}

async function repeat(removeSome: () => Promise<number>): Promise<number> {
  let removed = 0;
  for (let some = REMOVED_AT_A_TIME; some === REMOVED_AT_A_TIME; removed += some) some = await removeSome();
  return removed;
}

function removeUnscanned({ db, files }: ServiceContext, before: Date): Promise<number> {
  return db.prisma.$transaction(async (tx) => {
    const rows = await tx.$queryRawUnsafe<{ photo_id: string }[]>(UNSCANNED, before, REMOVED_AT_A_TIME);
    const ids = rows.map((row) => row.photo_id);
    await removePhotoFiles(files, ids);
    await tx.photo.deleteMany({ where: { id: { in: ids } } });
    return ids.length;
  });
}

function removeUnused({ db, files }: ServiceContext, before: Date): Promise<number> {
  return db.prisma.$transaction(async (tx) => {
    const rows = await tx.$queryRawUnsafe<{ scan_id: string }[]>(UNUSED, before, REMOVED_AT_A_TIME);
    const ids = rows.map((row) => row.scan_id);
    const photos = await tx.photo.findMany({ where: { scanId: { in: ids } }, select: { id: true } });
    await removePhotoFiles(
      files,
      photos.map(({ id }) => id),
    );
    await tx.scan.deleteMany({ where: { id: { in: ids } } });
    return ids.length;
  });
}
