import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { writeMail } from '../../mail/writeMail';
import { securityLetter } from './letters';

/**
 * Mails the account's verified address, in the transaction of the change. No preference turns this off, because somebody
 * else may have made the change.
 */
export async function mailSecurityNotice(
  { ctx, tx }: { ctx: ServiceContext; tx: Prisma.TransactionClient },
  { userId, what }: { userId: string; what: Parameters<typeof securityLetter>[0]['what'] },
): Promise<void> {
  const account = await tx.user.findFirst({
    where: { id: userId, emailVerifiedAt: { not: null } },
    select: { username: true, email: true },
  });
  if (!account?.email) return;
  const letter = securityLetter({ username: account.username, what });
  await writeMail(tx, { letter, owner: { userId }, id: ctx.newId(), recipient: account.email, createdAt: ctx.now() });
}
