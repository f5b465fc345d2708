import { atEmail } from '../../people/addresses/ProvenAddress';
import type { ServiceContext } from '../../context';
import { findToken, invalidLink } from '../mailLinks/mailedTokens';
import { eraseAccount } from './eraseAccount';

/**
 * Deletes the account of a mailed link, without asking who opens it. The link stays valid until the account is gone, so
 * that a deletion that was stopped midway can be finished.
 * @throws NotFound (never mailed, used, expired, or another address meanwhile)
 */
export async function confirmAccountDeletion(
  ctx: ServiceContext,
  { token }: { token: string },
): Promise<{ username: string }> {
  const { prisma } = ctx.db;
  const holder = await findToken(prisma, { secret: token, purpose: 'deleteAccount', now: ctx.now() });
  const account =
    holder &&
    (await prisma.user.findFirst({
      where: { id: holder.userId, ...atEmail(holder.email), emailVerifiedAt: { not: null } },
      select: { id: true, guestId: true, username: true },
    }));
  if (!account) throw invalidLink();
  await eraseAccount(ctx, { userId: account.id, guestId: account.guestId });
  if (ctx.viewer.session?.userId === account.id) ctx.onSession(null);
  return { username: account.username };
}
