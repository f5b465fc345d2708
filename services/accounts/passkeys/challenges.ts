import type { ServiceContext } from '../../context';
import { hashSecret, newSecret } from '../../platform/secrets';

/** How long a person has for the question of the phone. */
export const CHALLENGE_MS = 5 * 60 * 1000;

/** What a passkey has to sign next. Only its hash is kept. @param userId the account that adds a passkey; null for a login. */
export async function issueChallenge(ctx: ServiceContext, userId: string | null): Promise<string> {
  const { secret, tokenHash } = newSecret();
  const expiresAt = new Date(ctx.now().getTime() + CHALLENGE_MS);
  await ctx.db.prisma.passkeyChallenge.create({ data: { challengeHash: tokenHash, userId, expiresAt } });
  return secret;
}

/** Voids the challenge. @returns whether it was issued for this account, or for a login, and still worked. */
export async function useChallenge(
  ctx: ServiceContext,
  { challenge, userId }: { challenge: string; userId: string | null },
): Promise<boolean> {
  const { count } = await ctx.db.prisma.passkeyChallenge.deleteMany({
    where: { challengeHash: hashSecret(challenge), userId, expiresAt: { gt: ctx.now() } },
  });
  return count === 1;
}

/** Deletes the challenges that nobody answered. @returns how many. */
export async function forgetOldChallenges(ctx: ServiceContext): Promise<number> {
  const { count } = await ctx.db.prisma.passkeyChallenge.deleteMany({ where: { expiresAt: { lte: ctx.now() } } });
  return count;
}
