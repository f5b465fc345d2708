import type { ServiceContext } from '../../context';
import { endSessions } from './endSessions';
import { isAlive } from './sessions';

/** Deletes expired sessions, and closes sockets and streams that are still open with them. @returns how many. */
export function endDeadSessions(ctx: ServiceContext): Promise<number> {
  return endSessions(ctx, { NOT: isAlive(ctx.now()) });
}
