import type { ServiceContext } from '../../context';
import { endSessions } from './endSessions';

/** Ends the current session on the server. @returns false when nobody was signed in. */
export async function logOut(ctx: ServiceContext): Promise<boolean> {
  ctx.onSession(null);
  const { session } = ctx.viewer;
  if (session === null || (await endSessions(ctx, { id: session.id })) === 0) return false;
  ctx.onSecurityEvent({ event: 'sessionsEnded', userId: session.userId, sessionIds: [session.id] });
  return true;
}
