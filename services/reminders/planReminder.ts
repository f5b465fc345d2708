import { nextReminder } from '@fairtab/domain/reminders';
import type { ServiceContext } from '../context';
import type { Prisma } from '../generated/prisma/client';
import { readDebt, type Diner, type OpenDebt } from './readDebt';

/**
 * Decides about one diner whose claim is to be looked at: writes the reminder when it is due, and notes when to look next.
 * Both are one transaction, and workers wait for each other at the diner's row, so running twice writes once.
 * @returns the ids of the messages that were written: one for each channel and browser of the diner.
 */
export async function planReminder(ctx: ServiceContext, diner: Diner): Promise<string[]> {
  return ctx.db.prisma.$transaction(async (tx) => {
    if (!(await lockReminder(tx, diner))) return [];
    const open = await readDebt(ctx, { tx, diner });
    if (!open) return [];
    const now = ctx.now();
    const next = nextReminder(open.debt, now);
    const isDue = 'at' in next && next.at.getTime() <= now.getTime();
    const mailIds = isDue ? await writeReminder(tx, { ctx, diner, open }) : [];
    const after = isDue ? nextReminder({ ...open.debt, sent: [...open.debt.sent, now] }, now) : next;
    await tx.claim.updateMany({
      where: { ...diner, status: 'claimed' },
      data: { remindAt: 'at' in after ? after.at : null },
    });
    return mailIds;
  });
}

/**
 * Makes the diner's row if there is none, and locks it until the end of the transaction.
 * @returns false when the receipt or the guest is gone.
 */
export async function lockReminder(tx: Prisma.TransactionClient, { receiptId, guestId }: Diner): Promise<boolean> {
  await tx.$executeRaw`INSERT INTO reminder (receipt_id, guest_id, sent_at)
    SELECT r.id, g.id, '{}' FROM receipt r, guest g WHERE r.id = ${receiptId} AND g.id = ${guestId}
    ON CONFLICT DO NOTHING`;
  const locked = await tx.$queryRaw<unknown[]>`SELECT 1 FROM reminder
    WHERE receipt_id = ${receiptId} AND guest_id = ${guestId} FOR UPDATE`;
  return locked.length === 1;
}

/**
 * Writes the reminder and notes its time. Its text follows when it is sent (refreshReminder).
 * @returns the ids of its messages, one for each target.
 */
export async function writeReminder(
  tx: Prisma.TransactionClient,
  { ctx, diner, open }: { ctx: ServiceContext; diner: Diner; open: OpenDebt },
): Promise<string[]> {
  const now = ctx.now();
  await tx.reminder.update({ where: { receiptId_guestId: diner }, data: { sentAt: { push: now } } });
  // A reminder that a mail server still refuses is replaced, so that the diner gets one and not two.
  await tx.mail.deleteMany({ where: { ...diner, sentAt: null } });
  const messages = open.targets.map((target) => ({
    ...diner,
    ...target,
    id: ctx.newId(),
    ownerGuestId: diner.guestId,
    subject: '',
    text: '',
    createdAt: now,
  }));
  await tx.mail.createMany({ data: messages });
  return messages.map(({ id }) => id);
}
