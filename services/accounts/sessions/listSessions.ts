import type { ServiceContext } from '../../context';
import { isAlive } from './sessions';
import { signedIn } from '../../people/signedIn';

export type OwnSession = Awaited<ReturnType<typeof listSessions>>[number];

/** The account's sessions: the current one first, then the last used. @throws NotSignedIn */
export async function listSessions(ctx: ServiceContext) {
  const { userId, sessionId } = signedIn(ctx);
  const sessions = await ctx.db.prisma.session.findMany({
    where: { userId, ...isAlive(ctx.now()) },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  });
  return [...sessions.filter(({ id }) => id === sessionId), ...sessions.filter(({ id }) => id !== sessionId)];
}
