import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { cited, quoted } from '@fairtab/domain/people/quoted';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { Letter } from '../../messages/mail/letter';
import { reachGuest } from '../../messages/notifications/reachGuest';
import { tellOnce } from '../../messages/notifications/tellOnce';
import { writeToReached } from '../../messages/notifications/writeToReached';
import { findRequests, type OpenRequest } from './openRequests';
import { originOfLinks } from '../../platform/links/PublicOrigin';

const SWEPT_AT_A_TIME = 1_000;

/** The requests that somebody may have to be told about now, at most 1,000. */
export async function findUntold(ctx: ServiceContext): Promise<string[]> {
  const { rows } = await ctx.db.pool.query<{ id: string }>(
    `SELECT id FROM payment_request WHERE tell_at <= $1 ORDER BY tell_at LIMIT ${SWEPT_AT_A_TIME}`,
    [ctx.now()],
  );
  return rows.map(({ id }) => id);
}

/**
 * Tells the account that is asked, if the request reaches one, on the ways that it chose for payments. Not at night where the
 * receipt is.
 * @returns whether a message was written.
 */
export async function tellAsked(ctx: ServiceContext, { requestId: id }: { requestId: string }): Promise<boolean> {
  const row = { table: 'payment_request', column: 'tell_at', id } as const;
  const isTold = await tellOnce(ctx, row, async (tx) => {
    const asked = await tx.paymentRequest.findUnique({
      where: { id },
      select: { toName: true, receipt: { select: { timeZone: true } } },
    });
    return (
      asked && { zone: asked.receipt.timeZone, tell: () => writeRequest(ctx, { tx, id, usernameKey: asked.toName }) }
    );
  });
  return isTold ?? false;
}

async function writeRequest(
  ctx: ServiceContext,
  { tx, id, usernameKey }: { tx: Prisma.TransactionClient; id: string; usernameKey: string | null },
): Promise<boolean> {
  const account = usernameKey === null ? null : await tx.user.findUnique({ where: { usernameKey } });
  if (!account) return false;
  const { guestId } = account;
  const [request] = await findRequests(ctx, { guestId, id });
  if (!request) return false;
  const reach = await reachGuest(ctx, { tx, guestId, topics: ['payments'], left: [] });
  const letter = () => requestLetter(ctx, { request, name: reach.account?.name ?? account.username });
  const named = [request.receipt.hostGuestId];
  await writeToReached(ctx, { tx, reach, named, from: 'activity', letter });
  return reach.targets.length > 0;
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
