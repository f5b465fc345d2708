import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { confirmPassword } from '../passwords/confirmPassword';
import { readAccount } from '../../people/readAccount';
import { newTotpSecret } from './secondFactor';

/**
 * Makes a secret for an authenticator app. It takes effect when confirmTwoFactor gets a code of it; starting again
 * before that replaces it.
 * @throws NotSignedIn, InvalidCredentials, Conflict (it is on already), TooManyAttempts.
 */
export async function startTwoFactor(
  ctx: ServiceContext,
  { password }: { password: string },
): Promise<{ secret: string; uri: string }> {
  const { username } = await readAccount(ctx);
  const { userId } = await confirmPassword(ctx, password);
  const { secret, uri, totpSecret } = newTotpSecret(ctx, { userId, username });
  const { count } = await ctx.db.prisma.user.updateMany({
    where: { id: userId, totpConfirmedAt: null },
    data: { totpSecret, totpLastStep: null },
  });
  if (count === 0) throw new Conflict(t('Two-factor authentication is on already.'));
  return { secret, uri };
}
