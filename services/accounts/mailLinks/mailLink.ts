import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { MailedTokenPurpose } from '../../generated/prisma/enums';
import { writeMail } from '../../mail/writeMail';
import { deletionLetter, resetLetter, verificationLetter } from './letters';
import { issueToken } from './mailedTokens';
import { originOfLinks } from '../../links/PublicOrigin';

/**
 * Each page asks for a confirmation: opening the link alone must change nothing, because mail programs open links too.
 */
const PATHS = {
  verifyEmail: '/verify-email',
  deleteAccount: '/delete-account',
  resetPassword: '/reset-password',
} satisfies Record<MailedTokenPurpose, string>;
const LETTERS = { verifyEmail: verificationLetter, deleteAccount: deletionLetter, resetPassword: resetLetter };

/** Mails the link for a purpose to an account, in the same transaction as the change that causes it. */
export async function mailLink(
  { ctx, tx }: { ctx: ServiceContext; tx: Prisma.TransactionClient },
  {
    purpose,
    userId,
    username,
    email,
  }: { purpose: MailedTokenPurpose; userId: string; username: string; email: string },
): Promise<void> {
  const now = ctx.now();
  const secret = await issueToken(tx, { userId, email, purpose, now });
  const letter = LETTERS[purpose]({ username, link: `${originOfLinks(ctx)}${PATHS[purpose]}?token=${secret}` });
  await writeMail(tx, { letter, owner: { userId }, id: ctx.newId(), recipient: email, createdAt: now });
}
