import type { OffReason } from '@fairtab/domain/programs/webhooks';
import type { Prisma } from '../../generated/prisma/client';

/**
 * Switches webhooks off that are on. What waits stays in the log, and is told when somebody switches them on again.
 * @returns how many.
 */
export async function switchOff(
  tx: Prisma.TransactionClient,
  { where, reason, now }: { where: Prisma.WebhookWhereInput; reason: OffReason; now: Date },
): Promise<number> {
  const off = await tx.webhook.updateManyAndReturn({
    where: { ...where, offSince: null },
    data: { offSince: now, offReason: reason },
    select: { id: true },
  });
  const ids = off.map(({ id }) => id);
  if (ids.length > 0)
    await tx.webhookDelivery.updateMany({
      where: { webhookId: { in: ids }, dueAt: { not: null } },
      data: { dueAt: null },
    });
  return ids.length;
}

/** Switches a webhook on again, with what was not told, from the first attempt. */
export async function switchOn(
  tx: Prisma.TransactionClient,
  { webhookId, now }: { webhookId: string; now: Date },
): Promise<void> {
  const { count } = await tx.webhook.updateMany({
    where: { id: webhookId, offSince: { not: null } },
    data: { offSince: null, offReason: null },
  });
  if (count === 0) return;
  await tx.webhookDelivery.updateMany({
    where: { webhookId, deliveredAt: null, dueAt: null, isAlone: false },
    data: { dueAt: now, attempts: 0 },
  });
}
