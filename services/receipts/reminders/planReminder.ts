import { nextReminder } from '@fairtab/domain/reminders';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { isUnproven, type Target } from '../../messages/mail/channels';
import type { Held } from '../../platform/HoldReason';
import { noteHeld } from '../../messages/outgoing/noteHeld';
import { admitFirstBill } from '../../messages/outgoing/postFirstMessage';
import { postReminder } from '../../messages/outgoing/postReminder';
import { readDebt, type Diner, type OpenDebt } from './readDebt';

/** The result of a reminder. */
export interface WrittenReminder {
  /** The ids of its messages, one for each target. Empty when all of it is held back. */
  readonly mailIds: string[];
  /** The messages that the gate held back. */
  readonly holds: readonly Held[];
}

const NONE: WrittenReminder = { mailIds: [], holds: [] };

/**
 * Decides about one diner whose claim is to be looked at: writes the reminder when it is due, and notes when to look next.
 * Both are one transaction, and workers wait for each other at the diner's row, so running twice writes once. What the gate holds
 * back is looked at again when it may pass.
 * @returns the ids of the messages that were written: one for each channel and browser of the diner.
 */
export async function planReminder(ctx: ServiceContext, diner: Diner): Promise<string[]> {
  const { mailIds, holds } = await ctx.db.prisma.$transaction(async (tx) => {
    if (!(await lockReminder(tx, diner))) return NONE;
    const open = await readDebt(ctx, { tx, diner });
    if (!open) return NONE;
    const now = ctx.now();
    const next = nextReminder(open.debt, now);
    const isDue = 'at' in next && next.at.getTime() <= now.getTime();
    const written = isDue ? await writeReminder(tx, { ctx, diner, open }) : NONE;
    await tx.claim.updateMany({
      where: { ...diner, status: 'claimed' },
      data: { remindAt: lookAgainAt({ open, written, isDue, now }) },
    });
    return written;
  });
  for (const { held } of holds) await noteHeld(ctx, { channel: 'email', reason: held });
  return mailIds;
}

function lookAgainAt({
  open: { debt },
  written: { mailIds, holds },
  isDue,
  now,
}: {
  open: OpenDebt;
  written: WrittenReminder;
  isDue: boolean;
  now: Date;
}): Date | null {
  const [hold] = holds;
  if (hold && mailIds.length === 0) return hold.until;
  const next = nextReminder(isDue ? { ...debt, sent: [...debt.sent, now] } : debt, now);
  return 'at' in next ? next.at : null;
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
 * Writes the reminder and notes its time, unless the gate holds all of it back. Its text follows when it is sent
 * (refreshReminder).
 */
export async function writeReminder(
  tx: Prisma.TransactionClient,
  { ctx, diner, open }: { ctx: ServiceContext; diner: Diner; open: OpenDebt },
): Promise<WrittenReminder> {
  const { targets, holds } = await admitted(tx, { ctx, diner, open });
  if (targets.length === 0) return { mailIds: [], holds };
  await tx.reminder.update({ where: { receiptId_guestId: diner }, data: { sentAt: { push: ctx.now() } } });
  // A reminder that a mail server still refuses is replaced, so that the diner gets one and not two.
  await tx.mail.deleteMany({ where: { ...diner, sentAt: null } });
  return { mailIds: await postReminder(ctx, { tx, diner, targets }), holds };
}

async function admitted(
  tx: Prisma.TransactionClient,
  { ctx, diner: { guestId }, open }: { ctx: ServiceContext; diner: Diner; open: OpenDebt },
): Promise<{ targets: Target[]; holds: Held[] }> {
  const targets: Target[] = [];
  const holds: Held[] = [];
  for (const target of open.targets) {
    const held = isUnproven(target)
      ? await admitFirstBill(ctx, { tx, bill: { target, guestId, hostGuestId: open.hostGuestId } })
      : null;
    if (held) holds.push(held);
    else targets.push(target);
  }
  return { targets, holds };
}
