import type { ServiceContext } from '../../context';
import { MAX_IDS_PER_MESSAGE } from '../../platform/events/EventBus';
import type { Prisma } from '../../generated/prisma/client';

/** Ends the sessions that match, in all processes. @returns how many. */
export async function endSessions(
  ctx: Pick<ServiceContext, 'db' | 'events'>,
  where: Prisma.SessionWhereInput,
): Promise<number> {
  const ended = await ctx.db.prisma.$transaction((tx) => deleteSessions(tx, where));
  announceEndedSessions(ctx, ended);
  return ended.length;
}

/**
 * Deletes sessions within a transaction that does more.
 * @returns the ids for announceEndedSessions, to be called after the commit.
 */
export async function deleteSessions(
  tx: Prisma.TransactionClient,
  where: Prisma.SessionWhereInput,
): Promise<readonly string[]> {
  const sessions = await tx.session.findMany({ where, select: { id: true } });
  const ids = sessions.map(({ id }) => id);
  if (ids.length > 0) await tx.session.deleteMany({ where: { id: { in: ids } } });
  return ids;
}

/** Makes every process close the sockets and streams of these sessions. To be called after the commit. */
export function announceEndedSessions(ctx: Pick<ServiceContext, 'events'>, sessionIds: readonly string[]): void {
  for (let start = 0; start < sessionIds.length; start += MAX_IDS_PER_MESSAGE)
    ctx.events.publish({ type: 'sessionsEnded', sessionIds: sessionIds.slice(start, start + MAX_IDS_PER_MESSAGE) });
}
