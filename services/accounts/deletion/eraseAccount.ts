import { deleteAccessTokens, endAccessTokens } from '../sessions/deleteAccessTokens';
import { announceEndedSessions, deleteSessions, endSessions } from '../sessions/sessions';
import type { ServiceContext } from '../../context';
import { Prisma } from '../../generated/prisma/client';
import { removeExportsOfAccount } from '../../money/books/exports/removeExports';
import { leaveEvenings } from '../../money/evenings/eveningsOfGuest';
import { removeReceiptFiles, removeScansOfGuest } from '../../receipts/scans/removeScans';
import { type Anonymisation, anonymiseReceipt } from './anonymiseReceipt';

/**
 * Requests that were already running may still write once or twice. More rounds than this mean that something is wrong.
 */
const MOST_ROUNDS = 10;

interface AccountIds {
  readonly userId: string;
  readonly guestId: string;
}

/**
 * Removes an account and all it owns. On others' receipts its claims and payments stay without a name
 * (docs/product/accounts.md). A deletion that was stopped midway can be started again: the account itself goes last,
 * once its guest owns nothing.
 */
export async function eraseAccount(ctx: ServiceContext, { userId, guestId }: AccountIds): Promise<void> {
  await endSessions(ctx, { userId });
  await endAccessTokens(ctx, { userId });
  const anonymisation = { guestId, formerId: ctx.newId() };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await removeHostedReceipts(ctx, guestId);
    await removeScansOfGuest(ctx, guestId);
    await removeExportsOfAccount(ctx, userId);
    await leaveReceipts(ctx, anonymisation);
    if (await removeAccount(ctx, { userId, anonymisation })) {
      ctx.onSecurityEvent({ event: 'deleted', userId });
      return;
    }
  }
  throw new Error(`An account was still writing after ${MOST_ROUNDS} rounds of its deletion`);
}

async function leaveReceipts(ctx: ServiceContext, anonymisation: Anonymisation): Promise<void> {
  const { rows } = await ctx.db.pool.query<{ id: string }>(
    `SELECT receipt_id AS id FROM claim WHERE guest_id = $1 OR treated_guest_id = $1
     UNION SELECT receipt_id FROM payment WHERE payer_guest_id = $1
     UNION SELECT receipt_id FROM change WHERE actor_guest_id = $1`,
    [anonymisation.guestId],
  );
  const { guestId: payerGuestId, formerId } = anonymisation;
  const paidByCard = await ctx.db.prisma.cardPayment.updateMany({
    where: { payerGuestId },
    data: { payerGuestId: formerId },
  });
  if (rows.length === 0 && paidByCard.count === 0) return;
  await ctx.db.prisma.guest.createMany({ data: [{ id: anonymisation.formerId }], skipDuplicates: true });
  for (const { id } of rows) await anonymiseReceipt(ctx, { receiptId: id, anonymisation });
}

/** @returns false, without removing anything, when the guest got something new meanwhile. */
async function removeAccount(
  ctx: ServiceContext,
  { userId, anonymisation }: { userId: string; anonymisation: Anonymisation },
): Promise<boolean> {
  const { guestId } = anonymisation;
  const ended = await ctx.db.prisma.$transaction(async (tx) => {
    // Waits for claims that are being written and blocks new ones, because they need the guest's row.
    await tx.$queryRaw`SELECT 1 FROM guest WHERE id = ${guestId} FOR UPDATE`;
    const [left] = await tx.$queryRaw<{ is_there: boolean }[]>`
      SELECT EXISTS (SELECT 1 FROM receipt WHERE host_guest_id = ${guestId})
        OR EXISTS (SELECT 1 FROM claim WHERE guest_id = ${guestId} OR treated_guest_id = ${guestId})
        OR EXISTS (SELECT 1 FROM payment WHERE payer_guest_id = ${guestId})
        OR EXISTS (SELECT 1 FROM scan WHERE guest_id = ${guestId})
        OR EXISTS (SELECT 1 FROM photo WHERE guest_id = ${guestId})
        OR EXISTS (SELECT 1 FROM account_job WHERE user_id = ${userId} AND kind = 'export') AS is_there`;
    if (left?.is_there) return null;
    const sessions = [...(await deleteSessions(tx, { userId })), ...(await deleteAccessTokens(tx, { userId }))];
    const [account] = await tx.user.findMany({
      where: { id: userId },
      select: { usernameKey: true },
    });
    await emptySentMail(tx, guestId);
    // A payment request to the name stays with its receipt, and does not reach somebody who takes the name later.
    if (account) await tx.paymentRequest.updateMany({ where: { toName: account.usernameKey }, data: { toName: null } });
    await leaveEvenings(tx, anonymisation);
    await tx.idempotencyKey.deleteMany({ where: { guestId } });
    await tx.user.deleteMany({ where: { id: userId } });
    // Its messages go with it. An address or a name in a message of others is no reason to delete that one.
    await tx.guest.deleteMany({ where: { id: guestId } });
    return sessions;
  });
  if (ended === null) return false;
  announceEndedSessions(ctx, ended);
  return true;
}

/**
 * Mail that was sent to others is kept for some days, and it names who claimed and paid. So it is emptied now. Mail that waits
 * is emptied when it is sent.
 */
async function emptySentMail(tx: Prisma.TransactionClient, guestId: string): Promise<void> {
  await tx.mail.updateMany({
    where: { sentAt: { not: null }, namedGuestIds: { has: guestId } },
    data: { subject: '', text: '', letter: Prisma.DbNull, namedGuestIds: [] },
  });
}

const REMOVED_AT_A_TIME = 200;

/**
 * Removes all receipts that a guest hosts for good, deleted ones too, with everything on them and their photos. Open
 * screens learn of it.
 */
export async function removeHostedReceipts(ctx: ServiceContext, guestId: string): Promise<void> {
  for (;;) {
    const hosted = await ctx.db.pool.query<{ id: string }>('SELECT id FROM receipt WHERE host_guest_id = $1 LIMIT $2', [
      guestId,
      REMOVED_AT_A_TIME,
    ]);
    const ids = hosted.rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await removeReceiptFiles(ctx, ids);
    const removed = await ctx.db.pool.query<{ id: string; version: number }>(
      'DELETE FROM receipt WHERE id = ANY ($1) RETURNING id, version',
      [ids],
    );
    for (const { id, version } of removed.rows)
      ctx.events.publish({ type: 'receiptChanged', receiptId: id, version: version + 1 });
  }
}
