import { language } from '@fairtab/domain/language/current';
import type { ServiceContext } from '../../context';
import { incomingKey } from '../../platform/files/FileStore';
import { mayBecomeGuest } from '../../people/guestTokens';
import { networkHash } from '../../platform/networkHash';
import { newSecret } from '../../platform/secrets';
import { MAX_PHOTO_BYTES, PhotoRefused } from './PhotoRefused';
import { photoKindOf } from './photoKind';

/**
 * Call it before the first byte of an upload is read.
 * @throws NotAllowed, TooManyAttempts
 */
export async function checkUploads(ctx: ServiceContext): Promise<void> {
  mayBecomeGuest(ctx);
  const { limits, viewer, client } = ctx;
  if (viewer.guestId !== null) await limits.check('photosOfGuest', viewer.guestId);
  await limits.check('photosFromAddress', client.address);
}

/**
 * Stores an uploaded photo or PDF unchanged, for scanReceipt. A viewer that is no guest yet becomes one. The first bytes
 * say which kind of file it is; only the reader's child process decodes it.
 * @throws PhotoRefused, TooManyAttempts
 */
export async function uploadPhoto(
  ctx: ServiceContext,
  bytes: Uint8Array,
): Promise<{ photoId: string; guestId: string }> {
  const { prisma } = ctx.db;
  const isFirstWrite = ctx.viewer.guestId === null;
  const newGuest = { id: ctx.newId(), ...newSecret() };
  const guestId = ctx.viewer.guestId ?? newGuest.id;
  if (!isFirstWrite) await ctx.limits.spend('photosOfGuest', guestId);
  await ctx.limits.spend('photosFromAddress', ctx.client.address);
  await refuseUnlessPhoto(bytes);
  const photoId = ctx.newId();
  const network = networkHash(ctx.client.address);
  const { tokenHash } = newGuest;
  // The row is written first: when this is stopped before the file is complete, the sweep finds the file by its row.
  await prisma.$transaction([
    ...(isFirstWrite
      ? [prisma.guest.create({ data: { id: guestId, tokenHash, networkHash: network, language: language() } })]
      : []),
    prisma.photo.create({ data: { id: photoId, guestId, createdAt: ctx.now() } }),
  ]);
  await ctx.files.put(incomingKey(photoId), bytes);
  // The guest was deleted meanwhile, so no copy may stay.
  if ((await prisma.photo.count({ where: { id: photoId } })) === 0) await ctx.files.remove(incomingKey(photoId));
  if (isFirstWrite) ctx.onNewGuest(newGuest.secret);
  return { photoId, guestId };
}

async function refuseUnlessPhoto(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength === 0) throw new PhotoRefused('empty');
  if (bytes.byteLength > MAX_PHOTO_BYTES) throw new PhotoRefused('tooLarge');
  const kind = await photoKindOf(bytes);
  if ('problem' in kind) throw new PhotoRefused(kind.problem);
}
