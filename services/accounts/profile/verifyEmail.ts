import { atEmail } from '../../people/addresses/ProvenAddress';
import type { ServiceContext } from '../../context';
import { findToken, invalidLink, useToken } from '../mailLinks/mailedTokens';

/**
 * Marks an address as verified by the link that was mailed to it, without asking who opens it. The link works once, and
 * only while the account still has this address.
 * @throws NotFound (never mailed, used, expired, or another address meanwhile)
 */
export async function verifyEmail(
  ctx: ServiceContext,
  { token: secret }: { token: string },
): Promise<{ email: string; userId: string }> {
  const now = ctx.now();
  const holder = await ctx.db.prisma.$transaction(async (tx) => {
    const found = await findToken(tx, { secret, purpose: 'verifyEmail', now });
    if (!found || !(await useToken(tx, secret))) return null;
    const { count } = await tx.user.updateMany({
      where: { id: found.userId, ...atEmail(found.email) },
      data: { emailVerifiedAt: now },
    });
    return count === 1 ? found : null;
  });
  if (!holder) throw invalidLink();
  ctx.onSecurityEvent({ event: 'addressVerified', userId: holder.userId });
  return holder;
}
