import { t } from '@fairtab/domain/language/t';
import type { ServiceContext, Viewer } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { signedIn } from '../../people/signedIn';
import type { Database } from '../../platform/db';
import { NotFound } from '../../platform/errors';
import { MAX_IDS_PER_MESSAGE } from '../../platform/events/EventBus';
import { hashSecret } from '../../platform/secrets';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An unused session ends after SESSION_IDLE_MS, and every session after SESSION_MAX_MS (docs/product/access.md). */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 180 * DAY_MS;
/** lastSeenAt is written at most this often. */
const SEEN_STEP_MS = 10 * 60 * 1000;

/** The condition for a session that has not expired. */
export function isAlive(now: Date): { lastSeenAt: { gt: Date }; createdAt: { gt: Date } } {
  return {
    lastSeenAt: { gt: new Date(now.getTime() - SESSION_IDLE_MS) },
    createdAt: { gt: new Date(now.getTime() - SESSION_MAX_MS) },
  };
}

/**
 * Finds the viewer of a session's secret. Asks the database each time, so that a session that was ended in any process
 * is over at once.
 * @returns null when no session has the secret or it has expired.
 */
export async function findSession(
  db: Database,
  { secret, now }: { secret: string; now: Date },
): Promise<(Viewer & { session: NonNullable<Viewer['session']>; guestId: string }) | null> {
  const { lastSeenAt, createdAt } = isAlive(now);
  const { rows } = await db.pool.query<{ id: string; user_id: string; guest_id: string; last_seen_at: Date }>({
    name: 'session-by-token',
    text: `SELECT s.id, s.user_id, a.guest_id, s.last_seen_at FROM session s JOIN account a ON a.id = s.user_id
           WHERE s.token_hash = $1 AND s.last_seen_at > $2 AND s.created_at > $3`,
    values: [hashSecret(secret), lastSeenAt.gt, createdAt.gt],
  });
  const [row] = rows;
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_STEP_MS)
    await db.prisma.session.updateMany({ where: { id: row.id }, data: { lastSeenAt: now } });
  return { guestId: row.guest_id, session: { id: row.id, userId: row.user_id } };
}

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

/** Ends the current session on the server. @returns false when nobody was signed in. */
export async function logOut(ctx: ServiceContext): Promise<boolean> {
  ctx.onSession(null);
  const { session } = ctx.viewer;
  if (session === null || (await endSessions(ctx, { id: session.id })) === 0) return false;
  ctx.onSecurityEvent({ event: 'sessionsEnded', userId: session.userId, sessionIds: [session.id] });
  return true;
}

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

/** Ends all sessions of the account but the current one, and forgets all other devices. @throws NotSignedIn */
export async function endOtherSessions(ctx: ServiceContext): Promise<void> {
  const { userId, sessionId } = signedIn(ctx);
  await ctx.db.prisma.knownDevice.deleteMany({ where: { userId, sessions: { none: { id: sessionId } } } });
  await endSessions(ctx, { userId, id: { not: sessionId } });
  ctx.onSecurityEvent({ event: 'sessionsEnded', userId });
}

/** Deletes expired sessions, and closes sockets and streams that are still open with them. @returns how many. */
export function endDeadSessions(ctx: ServiceContext): Promise<number> {
  const { lastSeenAt, createdAt } = isAlive(ctx.now());
  // PostgreSQL finds no index for the negation of both.
  return endSessions(ctx, { OR: [{ lastSeenAt: { lte: lastSeenAt.gt } }, { createdAt: { lte: createdAt.gt } }] });
}

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

/** Sets whether the account gets a mail about logins from new devices. @throws NotSignedIn */
export async function setLoginNotifications(ctx: ServiceContext, { isOn }: { isOn: boolean }): Promise<void> {
  const { userId } = signedIn(ctx);
  await ctx.db.prisma.user.updateMany({ where: { id: userId }, data: { loginNotifications: isOn } });
}
