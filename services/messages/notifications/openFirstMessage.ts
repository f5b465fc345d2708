import { t } from '@fairtab/domain/language/t';
import type { ProvenAddress } from '../../people/addresses/ProvenAddress';
import { noteOpened } from '../../people/addresses/openedAddresses';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import type { Prisma } from '../../generated/prisma/client';
import { sendMailJob } from '../../platform/jobs/jobs';
import { readOpening } from '../outgoing/openingTokens';
import { postReminder } from '../outgoing/postReminder';

/** What a guest left an address for. */
interface Opened {
  readonly receiptId: string;
  readonly guestId: string;
  readonly address: ProvenAddress;
}

/**
 * Somebody opened a first message and said that the address is theirs. From then on it is proven for what this guest left on this
 * receipt, and what is still open goes out as a whole letter. Doing it twice sends nothing twice.
 * @returns the path that the message leads to.
 * @throws NotFound when the link is not ours.
 */
export async function openFirstMessage(ctx: ServiceContext, { token }: { token: string }): Promise<{ path: string }> {
  const opening = readOpening(ctx.sealer, token);
  if (!opening) throw new NotFound(t('This link is not complete. Please copy all of it.'));
  const { path, ...opened } = opening;
  const mailIds = await ctx.db.prisma.$transaction(async (tx) => {
    const { address, receiptId, guestId } = opened;
    const left = await tx.claim.findMany({ where: { receiptId, guestId }, select: { claimerEmail: true } });
    // The address was corrected, the guest signed in, or nothing is claimed any more: then nothing is left to prove it for.
    const isLeft = left.some(({ claimerEmail }) => claimerEmail?.toLowerCase() === address.toLowerCase());
    if (!isLeft || !(await noteOpened(tx, { ...opened, now: ctx.now() }))) return [];
    await tellTransfersAgain(ctx, { tx, opened });
    return remindAgain(ctx, { tx, opened });
  });
  for (const mailId of mailIds) ctx.jobs.send(sendMailJob, { mailId });
  return { path };
}

/** The reminder that went out without names goes out whole. It was counted already. refreshReminder drops it when nothing is open. */
async function remindAgain(
  ctx: ServiceContext,
  { tx, opened: { receiptId, guestId, address } }: { tx: Prisma.TransactionClient; opened: Opened },
): Promise<string[]> {
  const diner = { receiptId, guestId };
  if ((await tx.claim.count({ where: { ...diner, status: 'claimed' } })) === 0) return [];
  // A reminder belongs to its diner's row, which a message about a dispute or a removal may not have made.
  await tx.reminder.createMany({ data: [{ ...diner, sentAt: [] }], skipDuplicates: true });
  await tx.mail.deleteMany({ where: { ...diner, channel: 'email', sentAt: null } });
  return postReminder(ctx, { tx, diner, targets: [{ channel: 'email', recipient: address }] });
}

/** Transfers that were announced without names are announced again, so the last message does not count. */
async function tellTransfersAgain(
  ctx: ServiceContext,
  { tx, opened: { receiptId, guestId } }: { tx: Prisma.TransactionClient; opened: Opened },
): Promise<void> {
  await tx.$executeRaw`UPDATE transfer SET tell_at = ${ctx.now()}, told_at = told_at[1:cardinality(told_at) - 1]
    FROM settlement s JOIN evening_receipt e ON e.evening_id = s.evening_id
    WHERE s.id = transfer.settlement_id AND e.receipt_id = ${receiptId} AND told_at[cardinality(told_at)] >= moved_at
      AND ((status = 'open' AND from_guest_id = ${guestId}) OR (status = 'reported' AND to_guest_id = ${guestId}))`;
}
