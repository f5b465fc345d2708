import { announceEndedSessions } from './sessions';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';

/**
 * Deletes access tokens within a transaction that does more.
 * @returns the ids for announceEndedSessions, to be called after the commit.
 */
export async function deleteAccessTokens(
  tx: Prisma.TransactionClient,
  where: Prisma.AccessTokenWhereInput,
): Promise<readonly string[]> {
  const tokens = await tx.accessToken.findMany({ where, select: { id: true } });
  const ids = tokens.map(({ id }) => id);
  if (ids.length > 0) await tx.accessToken.deleteMany({ where: { id: { in: ids } } });
  return ids;
}

/** Ends the access tokens that match, in all processes and on open sockets. @returns how many. */
export async function endAccessTokens(
  ctx: Pick<ServiceContext, 'db' | 'events'>,
  where: Prisma.AccessTokenWhereInput,
): Promise<number> {
  const ended = await ctx.db.prisma.$transaction((tx) => deleteAccessTokens(tx, where));
  announceEndedSessions(ctx, ended);
  return ended.length;
}
