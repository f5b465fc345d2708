import { t } from '@fairtab/domain/language/t';
import { readPasswordFor } from '@fairtab/domain/inputs/accountFields';
import { changePasswordInput } from '@fairtab/domain/inputs/accountInputs';
import type { ServiceContext } from '../../context';
import { InvalidCredentials, InvalidInput } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { mailSecurityNotice } from '../mailLinks/mailSecurityNotice';
import { confirmPassword } from './confirmPassword';
import { announceEndedSessions, deleteSessions } from '../sessions/sessions';
import { hashNewPassword } from './hashNewPassword';
import { readAccount } from '../../people/signedIn';

/**
 * Sets a new password and ends the account's other sessions.
 * @throws NotSignedIn, InvalidInput, InvalidCredentials (the old one is wrong), TooManyAttempts.
 */
export async function changePassword(ctx: ServiceContext, input: unknown): Promise<void> {
  const { username } = await readAccount(ctx);
  const { currentPassword, newPassword } = parseInput(changePasswordInput, input);
  const reading = readPasswordFor(username)(newPassword);
  if (!reading.ok) throw new InvalidInput([{ path: 'newPassword', message: reading.message }]);
  const { userId, passwordHash } = await confirmPassword(ctx, currentPassword);
  const newHash = await hashNewPassword({ password: newPassword, path: 'newPassword' });
  const current = ctx.viewer.session?.id;
  const ended = await ctx.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash },
      data: { passwordHash: newHash },
    });
    if (count === 0) throw new InvalidCredentials(t('The password was changed meanwhile.'));
    // A reset link that was mailed before must not undo this.
    await tx.mailedToken.deleteMany({ where: { userId, purpose: 'resetPassword' } });
    await mailSecurityNotice({ ctx, tx }, { userId, what: 'passwordChanged' });
    return deleteSessions(tx, { userId, NOT: { id: current ?? '' } });
  });
  announceEndedSessions(ctx, ended);
  ctx.onSecurityEvent({ event: 'passwordChanged', userId, sessionIds: ended });
}
