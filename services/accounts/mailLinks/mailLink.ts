import type { ProvenAddress } from '../../people/addresses/ProvenAddress';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { MailedTokenPurpose } from '../../generated/prisma/enums';
import { postLetter } from '../../messages/outgoing/postLetter';
import { postLink } from '../../messages/outgoing/postLink';
import { deletionLetter, resetLetter, verificationLetter } from './letters';
import { issueToken } from './mailedTokens';
import { originOfLinks } from '../../platform/links/PublicOrigin';

/**
 * Each page asks for a confirmation: opening the link alone must change nothing, because mail programs open links too.
 */
const PATHS = {
  verifyEmail: '/verify-email',
  deleteAccount: '/delete-account',
  resetPassword: '/reset-password',
} satisfies Record<MailedTokenPurpose, string>;
const LETTERS = { deleteAccount: deletionLetter, resetPassword: resetLetter };

interface Within {
  readonly ctx: ServiceContext;
  readonly tx: Prisma.TransactionClient;
}

/** Mails the link for a purpose to the verified address of an account, in the same transaction as the change that causes it. */
export async function mailLink(
  { ctx, tx }: Within,
  {
    purpose,
    username,
    ...to
  }: { purpose: keyof typeof LETTERS; userId: string; username: string; email: ProvenAddress },
): Promise<void> {
  const letter = LETTERS[purpose]({ username, link: await linkOf({ ctx, tx }, { purpose, ...to }) });
  await postLetter(tx, {
    letter,
    owner: { userId: to.userId },
    to: { channel: 'email', recipient: to.email },
    id: ctx.newId(),
    createdAt: ctx.now(),
  });
}

/**
 * Mails the link that verifies an address to it, in the same transaction as the change that causes it.
 * @throws TooManyAttempts, Conflict (whoever reads the address wants no messages)
 */
export async function mailVerification(
  { ctx, tx }: Within,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const link = await linkOf({ ctx, tx }, { purpose: 'verifyEmail', userId, email });
  await postLink(ctx, { tx, letter: verificationLetter({ link }), address: email, owner: { userId } });
}

async function linkOf(
  { ctx, tx }: Within,
  { purpose, userId, email }: { purpose: MailedTokenPurpose; userId: string; email: string },
): Promise<string> {
  const secret = await issueToken(tx, { userId, email, purpose, now: ctx.now() });
  return `${originOfLinks(ctx)}${PATHS[purpose]}?token=${secret}`;
}
