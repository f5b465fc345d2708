import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { mailSecurityNotice } from '../mailLinks/mailSecurityNotice';
import { confirmPassword } from '../passwords/confirmPassword';
import { lockAccount } from '../../people/lockAccount';
import { replaceRecoveryCodes } from './recoveryCodes';

/**
 * Makes new recovery codes and voids the old ones.
 * @throws NotSignedIn, InvalidCredentials, Conflict (there is no second factor), TooManyAttempts.
 */
export async function renewRecoveryCodes(ctx: ServiceContext, { password }: { password: string }): Promise<string[]> {
  const { userId } = await confirmPassword(ctx, password);
  const codes = await ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const isOn = await tx.user.count({ where: { id: userId, totpConfirmedAt: { not: null } } });
    if (isOn === 0) throw new Conflict(t('Two-factor authentication is off.'));
    await mailSecurityNotice({ ctx, tx }, { userId, what: 'recoveryCodesRenewed' });
    return replaceRecoveryCodes(tx, userId);
  });
  ctx.onSecurityEvent({ event: 'recoveryCodesRenewed', userId });
  return codes;
}
