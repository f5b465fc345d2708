import type { ServiceContext } from '../../context';
import { endSessions } from './endSessions';
import { signedIn } from '../../signedIn';

/** Ends all sessions of the account but the current one. @throws NotSignedIn */
export async function endOtherSessions(ctx: ServiceContext): Promise<void> {
  const { userId, sessionId } = signedIn(ctx);
  await endSessions(ctx, { userId, id: { not: sessionId } });
}
