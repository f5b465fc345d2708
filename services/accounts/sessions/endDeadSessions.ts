import type { ServiceContext } from '../../context';
import { endSessions } from './endSessions';
import { isAlive } from './sessions';

/** Deletes the sessions that are over by their age, and closes what is still open under them. @returns how many. */
export function endDeadSessions(ctx: ServiceContext): Promise<number> {
  return endSessions(ctx, { NOT: isAlive(ctx.now()) });
}
