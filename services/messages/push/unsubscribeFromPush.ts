import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';

/** Every address that a browser has. PostgreSQL does not take all other characters. */
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Shows no more messages in a browser of the viewer's. @throws NotFound, also for a browser of somebody else. */
export async function unsubscribeFromPush(ctx: ServiceContext, { endpoint }: { endpoint: string }): Promise<void> {
  const { guestId } = ctx.viewer;
  if (guestId === null || !PRINTABLE.test(endpoint)) throw new NotFound();
  const { count } = await ctx.db.prisma.pushSubscription.deleteMany({ where: { endpoint, guestId } });
  if (count === 0) throw new NotFound();
}
