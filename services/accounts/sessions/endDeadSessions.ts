import type { ServiceContext } from '../../context';
import { endSessions } from './endSessions';
import { isAlive } from './sessions';

/** Deletes expired sessions, and closes sockets and streams that are still open with them. @returns how many. */
export function endDeadSessions(ctx: ServiceContext): Promise<number> {
  const { lastSeenAt, createdAt } = isAlive(ctx.now());
  // PostgreSQL finds no index for the negation of both.
  return endSessions(ctx, { OR: [{ lastSeenAt: { lte: lastSeenAt.gt } }, { createdAt: { lte: createdAt.gt } }] });
}
