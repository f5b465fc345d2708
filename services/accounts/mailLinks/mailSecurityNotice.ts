import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { verifiedEmail } from '../../people/addresses/verifiedAddresses';
import { postLetter } from '../../messages/outgoing/postLetter';
import { securityLetter } from './letters';

/**
 * Mails the account's verified address, in the transaction of the change. No preference turns this off, because somebody
 * else may have made the change.
 */
export async function mailSecurityNotice(
  { ctx, tx }: { ctx: ServiceContext; tx: Prisma.TransactionClient },
  { userId, what }: { userId: string; what: Parameters<typeof securityLetter>[0]['what'] },
): Promise<void> {
  const account = await tx.user.findUnique({
    where: { id: userId },
    select: { username: true, email: true, emailVerifiedAt: true },
  });
  const recipient = account && verifiedEmail(account);
  if (!account || recipient === null) return;
  const letter = securityLetter({ username: account.username, what });
  const to = { channel: 'email', recipient } as const;
  await postLetter(tx, { letter, owner: { userId }, to, id: ctx.newId(), createdAt: ctx.now() });
}
