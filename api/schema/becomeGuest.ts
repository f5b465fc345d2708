import type { ApiContext } from '../context';

/** Makes the viewer the guest that its first write created, so that the rest of the answer is resolved for that guest. */
export function becomeGuest(ctx: ApiContext, guestId: string): void {
  if (ctx.viewer.guestId === null) ctx.viewer = { guestId, session: null };
}
