import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { Conflict, InvalidCredentials } from '../../platform/errors';
import { mailSecurityNotice } from '../mailLinks/mailSecurityNotice';
import { confirm } from '../passwords/confirmPassword';
import { replaceRecoveryCodes } from './recoveryCodes';
import { takeAppCode } from './secondFactor';
import { signedIn } from '../../people/signedIn';

/**
 * Turns the second factor on, with a code that proves that the app has the secret.
 * @returns the recovery codes. They are shown only this once.
 * @throws NotSignedIn, InvalidCredentials, Conflict (not started, or on already), TooManyAttempts.
 */
export async function confirmTwoFactor(ctx: ServiceContext, { code }: { code: string }): Promise<string[]> {
  const { userId } = signedIn(ctx);
  return confirm({ ctx, userId }, async () => {
    const account = await ctx.db.prisma.user.findUnique({
      where: { id: userId },
      select: { totpSecret: true, totpConfirmedAt: true },
    });
    if (!account?.totpSecret || account.totpConfirmedAt) throw notWaiting();
    const { totpSecret } = account;
    if (!(await takeAppCode(ctx, { code, userId, totpSecret })))
      throw new InvalidCredentials(t('This code is wrong or too old.'));
    const codes = await ctx.db.prisma.$transaction(async (tx) => {
      const { count } = await tx.user.updateMany({
        where: { id: userId, totpSecret, totpConfirmedAt: null },
        data: { totpConfirmedAt: ctx.now() },
      });
      if (count === 0) throw notWaiting();
      await mailSecurityNotice({ ctx, tx }, { userId, what: 'secondFactorOn' });
      return replaceRecoveryCodes(tx, userId);
    });
    ctx.onSecurityEvent({ event: 'secondFactorOn', userId });
    return codes;
  });
}

function notWaiting(): Conflict {
  return new Conflict(t('There is no second factor waiting for its first code.'));
}
