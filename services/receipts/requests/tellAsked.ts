import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { cited, quoted } from '@fairtab/domain/quoted';
import { afterQuietHours } from '@fairtab/domain/reminders';
import type { ServiceContext } from '../../context';
import type { Letter } from '../../messages/mail/letter';
import { reachGuest } from '../../messages/notifications/reachGuest';
import { writeToReached } from '../../messages/notifications/writeToReached';
import { findRequests, type OpenRequest } from './openRequests';
import { originOfLinks } from '../../platform/links/PublicOrigin';

const SWEPT_AT_A_TIME = 1_000;

/** The requests of which somebody may have to be told now, at most 1,000. */
export async function findUntold(ctx: ServiceContext): Promise<string[]> {
  const { rows } = await ctx.db.pool.query<{ id: string }>(
    `SELECT id FROM payment_request WHERE tell_at <= $1 ORDER BY tell_at LIMIT ${SWEPT_AT_A_TIME}`,
    [ctx.now()],
  );
  return rows.map(({ id }) => id);
}

/**
 * Tells the account that is asked, if the request reaches one, on the ways that it chose for payments. Not at night where the
 * receipt is. Workers wait for each other at the request, so running twice writes once.
 * @returns whether a message was written.
 */
export async function tellAsked(ctx: ServiceContext, { requestId }: { requestId: string }): Promise<boolean> {
  return ctx.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM payment_request WHERE id = ${requestId} FOR UPDATE`;
    const row = await tx.paymentRequest.findUnique({
      where: { id: requestId },
      include: { receipt: { select: { timeZone: true } } },
    });
    const now = ctx.now();
    if (!row?.tellAt || row.tellAt.getTime() > now.getTime()) return false;
    const morning = afterQuietHours(row.receipt.timeZone, now);
    const isNight = morning.getTime() > now.getTime();
    await tx.paymentRequest.update({ where: { id: requestId }, data: { tellAt: isNight ? morning : null } });
    const account =
      isNight || row.toName === null ? null : await tx.user.findUnique({ where: { usernameKey: row.toName } });
    if (!account) return false;
    const { guestId } = account;
    const [request] = await findRequests(ctx, { guestId, id: requestId });
    if (!request) return false;
    const reach = await reachGuest(ctx, { tx, guestId, topics: ['payments'], left: [] });
    const letter = () => requestLetter(ctx, { request, name: reach.account?.name ?? account.username });
    const named = [request.receipt.hostGuestId];
    await writeToReached(ctx, { tx, reach, named, from: 'activity', letter });
    return reach.targets.length > 0;
  });
}

function requestLetter(
  ctx: ServiceContext,
  { request: { receipt, from, personName, amountCents, dishes }, name }: { request: OpenRequest; name: string },
): Letter {
  const amount = displayMoney(amountCents, receipt.currency);
  const [restaurantName, hostName] = [quoted(receipt.restaurantName), quoted(receipt.hostName)];
  return {
    subject: t('{hostName} asks you for {amount} for {restaurantName}', { hostName, amount, restaurantName }),
    greeting: t('Hello {name},', { name: cited(name) }),
    paragraphs: [
      t(
        '{hostName} (@{username}) asks you to take over what was claimed for {personName} at {restaurantName}: {amount} for {dishes}.',
        {
          hostName,
          username: from.username,
          personName: quoted(personName),
          restaurantName,
          amount,
          dishes: dishes.map(cited).join(', '),
        },
      ),
    ],
    action: { label: t('Take it over, or decline'), url: `${originOfLinks(ctx)}/people` },
    closing: [t('If you do not know {hostName}, decline, and block the sender. Nobody is told.', { hostName })],
  };
}
