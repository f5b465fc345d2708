import type { ApiContext } from '../context';

/** A first write makes its sender a guest; the rest of the same answer is already given to that guest. */
export function becomeGuest(ctx: ApiContext, guestId: string): void {
  if (ctx.viewer.guestId === null) ctx.viewer = { guestId, session: null };
}
