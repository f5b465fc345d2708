import { t } from '@fairtab/domain/language/t';
import { signedIn } from '../../people/signedIn';
import type { ServiceContext } from '../../context';
import { InvalidInput, NotSignedIn } from '../../platform/errors';
import { makePortrait } from './makePortrait';

/** The largest upload, in bytes. Browsers shrink photos and send far less. */
const MOST_BYTES = 180_000;

/**
 * Sets or removes the photo of the profile. Only a small copy without metadata is kept.
 * @param photo.image a JPEG, PNG or WebP in base64
 * @throws NotSignedIn, InvalidInput (too large, or no such picture)
 */
export async function setProfilePhoto(
  ctx: ServiceContext,
  { image }: { image?: string | null | undefined },
): Promise<void> {
  const { userId } = signedIn(ctx);
  const photo = image === null || image === undefined ? null : await makePortrait(bytesOf(image));
  const { count } = await ctx.db.prisma.user.updateMany({ where: { id: userId }, data: { photo } });
  if (count === 0) throw new NotSignedIn();
}

/** The photo of the viewer's account, as a data: URL; null when there is none. @throws NotSignedIn */
export async function readProfilePhoto(ctx: ServiceContext): Promise<string | null> {
  const { userId } = signedIn(ctx);
  const account = await ctx.db.prisma.user.findUnique({ where: { id: userId }, select: { photo: true } });
  return account?.photo ? `data:image/jpeg;base64,${Buffer.from(account.photo).toString('base64')}` : null;
}

function bytesOf(base64: string): Buffer {
  if (base64.length > Math.ceil(MOST_BYTES / 3) * 4)
    throw new InvalidInput([
      { path: 'image', message: t('A photo can have at most {max} kB', { max: MOST_BYTES / 1000 }) },
    ]);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64))
    throw new InvalidInput([{ path: 'image', message: t('The photo must be sent in base64') }]);
  return Buffer.from(base64, 'base64');
}
