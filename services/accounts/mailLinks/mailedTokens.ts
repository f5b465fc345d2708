import { t } from '@fairtab/domain/language/t';
import { proven, type ProvenAddress } from '../../people/addresses/ProvenAddress';
import { NotFound } from '../../platform/errors';
import type { MailedTokenPurpose } from '../../generated/prisma/enums';
import type { Prisma } from '../../generated/prisma/client';
import { hashSecret, newSecret } from '../../platform/secrets';

const HOUR_MS = 60 * 60 * 1000;

/** How long the link for each purpose works. */
export const LIFETIME_MS = {
  verifyEmail: 24 * HOUR_MS,
  deleteAccount: HOUR_MS,
  resetPassword: HOUR_MS,
} satisfies Record<MailedTokenPurpose, number>;

/** The account of a token, and the address that its link went to. */
export interface TokenHolder {
  readonly userId: string;
  readonly email: ProvenAddress;
}

/** Makes the secret of a link. Only its hash is kept; earlier links of the account keep working until they expire. */
export async function issueToken(
  tx: Prisma.TransactionClient,
  { userId, email, purpose, now }: { userId: string; email: string; purpose: MailedTokenPurpose; now: Date },
): Promise<string> {
  const { secret, tokenHash } = newSecret();
  await tx.mailedToken.deleteMany({ where: { userId, expiresAt: { lte: now } } });
  await tx.mailedToken.create({
    data: {
      userId,
      email,
      purpose,
      tokenHash,
      expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
    },
  });
  return secret;
}

/** @returns null for a secret that was never mailed for this purpose, was used, or is too old. */
export async function findToken(
  tx: Prisma.TransactionClient,
  { secret, purpose, now }: { secret: string; purpose: MailedTokenPurpose; now: Date },
): Promise<TokenHolder | null> {
  const found = await tx.mailedToken.findFirst({
    where: { tokenHash: hashSecret(secret), purpose, expiresAt: { gt: now } },
    select: { userId: true, email: true },
  });
  // Whoever has the secret has read the mail.
  return found && { userId: found.userId, email: proven(found.email) };
}

/** Voids the link. @returns false when it was void already, so that of two uses at once only one succeeds. */
export async function useToken(tx: Prisma.TransactionClient, secret: string): Promise<boolean> {
  const { count } = await tx.mailedToken.deleteMany({ where: { tokenHash: hashSecret(secret) } });
  return count === 1;
}

/** The refusal of a link that was never mailed, was used, has expired, or went to an address that was replaced. */
export function invalidLink(): NotFound {
  return new NotFound(t('This link has expired or was used already.'));
}
