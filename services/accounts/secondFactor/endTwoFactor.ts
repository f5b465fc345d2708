import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { mailSecurityNotice } from '../mailLinks/mailSecurityNotice';
import { confirmPassword } from '../passwords/confirmPassword';

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
