import { t } from '@fairtab/domain/language/t';
import { KeyedQueue } from '../../platform/KeyedQueue';
import type { ServiceContext } from '../../context';
import { InvalidCredentials, NotSignedIn, TooManyAttempts } from '../../platform/errors';
import { isPassword } from './passwords';
import { signedIn } from '../../people/signedIn';

/** One attempt at a time for each account, so that guesses sent all at once are counted too. */
const confirmations = new KeyedQueue();

/**
 * Checks the password of the signed-in account again, before changes that must not be possible with a borrowed phone.
 * @returns the account and the hash that was compared.
 * @throws NotSignedIn, InvalidCredentials, TooManyAttempts.
 */
export async function confirmPassword(
  ctx: ServiceContext,
  password: string,
): Promise<{ userId: string; passwordHash: string }> {
  const { userId } = signedIn(ctx);
  return confirm({ ctx, userId }, async () => {
    const account = await ctx.db.prisma.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
    if (!account) throw new NotSignedIn();
    const { passwordHash } = account;
    if (!(await isPassword({ password, passwordHash }))) throw new InvalidCredentials(t('This password is wrong.'));
    return { userId, passwordHash };
  });
}

/** Runs a check whose failures are counted for the account. @throws TooManyAttempts, and what `check` throws. */
export function confirm<T>(
  { ctx, userId }: { ctx: ServiceContext; userId: string },
  check: () => Promise<T>,
): Promise<T> {
  return confirmations.run(userId, async () => {
    try {
      await ctx.limits.check('failedConfirmationsOfAccount', userId);
      const answer = await check();
      await ctx.limits.forget('failedConfirmationsOfAccount', userId);
      return answer;
    } catch (error) {
      if (error instanceof TooManyAttempts) ctx.onSecurityEvent({ event: 'lockedOut', userId });
      if (error instanceof InvalidCredentials) {
        ctx.onSecurityEvent({ event: 'confirmationFailed', userId });
        await ctx.limits.spend('failedConfirmationsOfAccount', userId);
      }
      throw error;
    }
  });
}
