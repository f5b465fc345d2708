import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { mailSecurityNotice } from '../mailLinks/mailSecurityNotice';
import { confirmPassword } from '../passwords/confirmPassword';

/** Nobody can sign in with the passkey any more. @throws NotSignedIn, InvalidCredentials, NotFound, TooManyAttempts. */
export async function removePasskey(
  ctx: ServiceContext,
  { passkeyId, password }: { passkeyId: string; password: string },
): Promise<void> {
  const { userId } = await confirmPassword(ctx, password);
  await ctx.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id: passkeyId, userId } });
    if (count === 0) throw new NotFound(t('There is no such passkey any more.'));
    await mailSecurityNotice({ ctx, tx }, { userId, what: 'passkeyRemoved' });
  });
  ctx.onSecurityEvent({ event: 'passkeyRemoved', userId });
}
