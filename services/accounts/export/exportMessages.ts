import type { ServiceContext } from '../../context';

/** What was sent to a guest and its account, and where: reminders, and messages of the last 30 days. */
export async function exportMessages(
  ctx: ServiceContext,
  { guestId, email, phone }: { guestId: string; email: string | null; phone: string | null },
) {
  const { prisma } = ctx.db;
  const browsers = await prisma.pushSubscription.findMany({ where: { guestId }, orderBy: { createdAt: 'asc' } });
  const addresses = [email, phone].filter((address) => address !== null);
  const [reminders, messages] = await Promise.all([
    prisma.reminder.findMany({
      where: { guestId },
      orderBy: { receiptId: 'asc' },
      include: { receipt: { select: { restaurantName: true } } },
    }),
    prisma.mail.findMany({
      where: { recipient: { in: [...addresses, ...browsers.map(({ id }) => id)] } },
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
