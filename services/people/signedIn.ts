import type { ServiceContext } from '../context';
import { NotSignedIn } from '../platform/errors';

/** The viewer's account. @throws NotSignedIn */
export function signedIn(ctx: Pick<ServiceContext, 'viewer'>): { userId: string; sessionId: string; guestId: string } {
  const { session, guestId } = ctx.viewer;
  if (!session || guestId === null) throw new NotSignedIn();
  return { userId: session.userId, sessionId: session.id, guestId };
}
