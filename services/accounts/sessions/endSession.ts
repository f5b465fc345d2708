import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { endSessions } from './endSessions';
import { signedIn } from '../../people/signedIn';

/**
 * Ends one of the account's own sessions. That of another device may have been somebody else's, so the next login there is
 * mailed again.
 * @throws NotSignedIn, NotFound (also for another account's).
 */
export async function endSession(ctx: ServiceContext, { sessionId }: { sessionId: string }): Promise<void> {
  const { userId, sessionId: current } = signedIn(ctx);
  if (sessionId !== current)
    await ctx.db.prisma.knownDevice.deleteMany({ where: { userId, sessions: { some: { id: sessionId } } } });
  const ended = await endSessions(ctx, { id: sessionId, userId });
  if (ended === 0) throw new NotFound(t('There is no such session.'));
  ctx.onSecurityEvent({ event: 'sessionsEnded', userId, sessionIds: [sessionId] });
  if (sessionId === current) ctx.onSession(null);
}
