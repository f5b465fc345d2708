import { pushSubscriptionInput } from '@fairtab/domain/inputs/pushInputs';
import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { isPushService } from './pushServices';

/** More than the browsers of any person. Beyond that, the oldest is forgotten. */
const MAX_BROWSERS = 20;

/**
 * Has messages to the viewer shown in this browser, until its session ends. A browser that was another guest's becomes
 * the viewer's only with the keys that no other browser knows.
 * @throws NotAllowed (nobody is the viewer), InvalidInput, Conflict (other keys, or no push messages here).
 */
export async function subscribeToPush(ctx: ServiceContext, input: unknown): Promise<void> {
  const { guestId, session } = ctx.viewer;
  if (guestId === null) throw new NotAllowed(t('Claim something or sign in first.'));
  const { endpoint, p256dh, auth } = parseInput(pushSubscriptionInput, input);
  const { pushKey, pushServices } = ctx.channels;
  if (pushKey === null) throw new Conflict(t('There are no push messages here.'));
  if (!isPushService(endpoint, pushServices))
    throw new InvalidInput([{ path: 'endpoint', message: t("This browser's push service is not known here.") }]);
  const { pool } = ctx.db;
  const { rowCount } = await pool.query(
    `INSERT INTO push_subscription AS known (id, guest_id, session_id, endpoint, p256dh, auth, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (endpoint) DO UPDATE SET guest_id = excluded.guest_id, session_id = excluded.session_id
       WHERE known.p256dh = excluded.p256dh AND known.auth = excluded.auth`,
    [ctx.newId(), guestId, session?.id ?? null, endpoint, p256dh, auth, ctx.now()],
  );
  if (rowCount === 0) throw new Conflict(t('Somebody else uses this push address.'));
  await pool.query(
    `DELETE FROM push_subscription WHERE guest_id = $1 AND id NOT IN (
       SELECT id FROM push_subscription WHERE guest_id = $1 ORDER BY created_at DESC LIMIT ${MAX_BROWSERS})`,
    [guestId],
  );
}

/** Every address that a browser has. PostgreSQL does not take all other characters. */
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Shows no more messages in a browser of the viewer's. @throws NotFound, also for a browser of somebody else. */
export async function unsubscribeFromPush(ctx: ServiceContext, { endpoint }: { endpoint: string }): Promise<void> {
  const { guestId } = ctx.viewer;
  if (guestId === null || !PRINTABLE.test(endpoint)) throw new NotFound();
  const { count } = await ctx.db.prisma.pushSubscription.deleteMany({ where: { endpoint, guestId } });
  if (count === 0) throw new NotFound();
}
