import type { ServiceContext } from '../../context';
import { KEEP_FIRST_MS } from './admitFirst';
import { KEEP_HELD_MS } from './noteHeld';

export const KEEP_MAIL_MS = 30 * 24 * 60 * 60 * 1000;
/** The last reminder of a claim comes after a week, or a few days later when it was held back. */
export const KEEP_NETWORK_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Deletes mail that was sent or given up more than 30 days ago, and what the gate has counted and does not need any more.
 * @returns how many mails.
 */
export async function forgetOldMail(ctx: ServiceContext): Promise<number> {
  const { prisma } = ctx.db;
  const before = (ms: number) => ({ lt: new Date(ctx.now().getTime() - ms) });
  await prisma.firstMessage.deleteMany({ where: { sentAt: before(KEEP_FIRST_MS) } });
  await prisma.heldMessage.deleteMany({ where: { day: before(KEEP_HELD_MS) } });
  await prisma.phoneCode.deleteMany({ where: { expiresAt: before(0) } });
  await prisma.guest.updateMany({
    where: { createdAt: before(KEEP_NETWORK_MS), networkHash: { not: null } },
    data: { networkHash: null },
  });
  const { count } = await prisma.mail.deleteMany({ where: { createdAt: before(KEEP_MAIL_MS) } });
  return count;
}
