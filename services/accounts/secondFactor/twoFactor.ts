import { t } from '@fairtab/domain/language/t';
import { mailSecurityNotice } from '../mailLinks/mailSecurityNotice';
import { confirm, confirmPassword } from '../passwords/confirmPassword';
import type { ServiceContext } from '../../context';
import { readAccount, signedIn } from '../../people/signedIn';
import { Conflict, InvalidCredentials } from '../../platform/errors';
import { replaceRecoveryCodes } from './recoveryCodes';
import { newTotpSecret, takeAppCode } from './secondFactor';

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

/** Turns the second factor off. @throws NotSignedIn, InvalidCredentials, Conflict (it is off), TooManyAttempts. */
export async function endTwoFactor(ctx: ServiceContext, { password }: { password: string }): Promise<void> {
  const { userId } = await confirmPassword(ctx, password);
  await ctx.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, totpConfirmedAt: { not: null } },
      data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
    });
    if (count === 0) throw new Conflict(t('Two-factor authentication is off.'));
    await mailSecurityNotice({ ctx, tx }, { userId, what: 'secondFactorOff' });
    await tx.recoveryCode.deleteMany({ where: { userId } });
  });
  ctx.onSecurityEvent({ event: 'secondFactorOff', userId });
}
