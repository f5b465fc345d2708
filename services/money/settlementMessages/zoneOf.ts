import type { Prisma } from '../../generated/prisma/client';

/** The time zone of the latest receipt that one of the guests hosts. A settlement has none of its own. */
export async function zoneOf(tx: Prisma.TransactionClient, guestIds: readonly string[]): Promise<string> {
  const latest = await tx.receipt.findFirst({
    where: { hostGuestId: { in: [...guestIds] } },
    orderBy: { createdAt: 'desc' },
    select: { timeZone: true },
  });
  return latest?.timeZone ?? 'UTC';
}
