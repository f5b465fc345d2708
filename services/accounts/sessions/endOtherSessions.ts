import type { ServiceContext } from '../../context';
import { endSessions } from './endSessions';
import { signedIn } from '../../people/signedIn';

/** Ends all sessions of the account but the current one, and forgets all other devices. @throws NotSignedIn */
export async function endOtherSessions(ctx: ServiceContext): Promise<void> {
  const { userId, sessionId } = signedIn(ctx);
  await ctx.db.prisma.knownDevice.deleteMany({ where: { userId, sessions: { none: { id: sessionId } } } });
  await endSessions(ctx, { userId, id: { not: sessionId } });
  ctx.onSecurityEvent({ event: 'sessionsEnded', userId });
}
