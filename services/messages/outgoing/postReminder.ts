import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { isUnproven, type Target } from '../mail/channels';

/**
 * Stores a reminder to one diner for each target. Its text follows when it is sent (services/receipts/reminders/refreshReminder.ts). A first
 * message among them was admitted before (admitFirst).
 * @returns the ids of the messages.
 */
export async function postReminder(
  ctx: Pick<ServiceContext, 'now' | 'newId'>,
  {
    tx,
    diner,
    targets,
  }: {
    tx: Prisma.TransactionClient;
    diner: { readonly receiptId: string; readonly guestId: string };
    targets: readonly Target[];
  },
): Promise<string[]> {
  const messages = targets.map((target) => ({
    ...diner,
    id: ctx.newId(),
    channel: target.channel,
    recipient: isUnproven(target) ? target.unproven : target.recipient,
    isFirst: isUnproven(target),
    ownerGuestId: diner.guestId,
    subject: '',
    text: '',
    createdAt: ctx.now(),
  }));
  await tx.mail.createMany({ data: messages });
  return messages.map(({ id }) => id);
}
