import { t } from '@fairtab/domain/language/t';
import { readUsername, usernameKey } from '@fairtab/domain/inputs/accountFields';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { signedIn } from '../../people/signedIn';

/** The usernames whose requests do not reach the viewer, the latest first. @throws NotSignedIn */
export async function listBlockedNames(ctx: ServiceContext): Promise<string[]> {
  const { userId } = signedIn(ctx);
  const blocks = await ctx.db.prisma.requestBlock.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { blockedUserId: 'asc' }],
    select: { blocked: { select: { username: true } } },
  });
  return blocks.map(({ blocked }) => blocked.username);
}

/** Lets requests of this username reach the viewer again. @throws NotSignedIn, NotFound (not blocked by the viewer) */
export async function unblockName(ctx: ServiceContext, { username }: { username: string }): Promise<void> {
  const { userId } = signedIn(ctx);
  const reading = readUsername(username);
  const { count } = await ctx.db.prisma.requestBlock.deleteMany({
    where: { userId, blocked: { usernameKey: reading.ok ? usernameKey(reading.value) : '' } },
  });
  if (count === 0) throw new NotFound(t('You have not blocked this name.'));
}
