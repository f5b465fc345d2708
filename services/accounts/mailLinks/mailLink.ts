import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { MailedTokenPurpose } from '../../generated/prisma/enums';
import { writeMail } from '../../mail/writeMail';
import { deletionLetter, resetLetter, verificationLetter } from './letters';
import { issueToken } from './mailedTokens';

/** The page that asks its reader to go on: opening a link alone must do nothing, since mail programs open them too. */
const PATHS = {
  verifyEmail: '/verify-email',
  deleteAccount: '/delete-account',
  resetPassword: '/reset-password',
} satisfies Record<MailedTokenPurpose, string>;
const LETTERS = { verifyEmail: verificationLetter, deleteAccount: deletionLetter, resetPassword: resetLetter };

/** Mails an account the link for a purpose, within the transaction that has the reason for it. */
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
  const letter = LETTERS[purpose]({ username, link: `${ctx.origin}${PATHS[purpose]}?token=${secret}` });
  await writeMail(tx, { ...letter, id: ctx.newId(), recipient: email, createdAt: now });
}
