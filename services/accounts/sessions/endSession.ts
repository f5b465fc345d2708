import type { ServiceContext } from '../../context';
import { NotFound } from '../../errors';
import { endSessions } from './endSessions';
import { signedIn } from '../../signedIn';

/** Ends one of the account's own sessions. @throws NotSignedIn, NotFound (also for another account's). */
export async function endSession(ctx: ServiceContext, { sessionId }: { sessionId: string }): Promise<void> {
  const { userId, sessionId: current } = signedIn(ctx);
  const ended = await endSessions(ctx, { id: sessionId, userId });
  if (ended === 0) throw new NotFound('There is no such session.');
  if (sessionId === current) ctx.onSession(null);
}
