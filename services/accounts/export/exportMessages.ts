import type { ServiceContext } from '../../context';

/**
 * What was sent to a guest and its account, and where: reminders, and messages of the last 30 days. Messages are found by
 * their owner, because an address in a profile may be somebody else's.
 */
export async function exportMessages(ctx: ServiceContext, { guestId }: { guestId: string }) {
  const { prisma } = ctx.db;
  const browsers = await prisma.pushSubscription.findMany({ where: { guestId }, orderBy: { createdAt: 'asc' } });
  const [reminders, messages] = await Promise.all([
    prisma.reminder.findMany({
      where: { guestId },
      orderBy: { receiptId: 'asc' },
      include: { receipt: { select: { restaurantName: true } } },
    }),
    prisma.mail.findMany({
      where: { ownerGuestId: guestId },
      orderBy: { createdAt: 'asc' },
      select: { channel: true, recipient: true, subject: true, createdAt: true, sentAt: true },
    }),
  ]);
  return {
    reminders: reminders.map(({ receiptId, receipt, sentAt, forgottenAt }) => ({
      receipt: { id: receiptId, restaurantName: receipt.restaurantName },
      sentAt,
      forgottenAt,
    })),
    messages,
    browsersWithMessages: browsers.map(({ id, endpoint, createdAt }) => ({ id, endpoint, createdAt })),
  };
}
