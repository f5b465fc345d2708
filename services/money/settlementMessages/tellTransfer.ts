import { displayMoney, FIRST_CURRENCY } from '@fairtab/domain/money';
import { pathOfEvening } from '@fairtab/domain/evenings/pathOfEvening';
import { nextTransferMessage } from '@fairtab/domain/settlements/nextTransferMessage';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { Held } from '../../platform/HoldReason';
import { noteHeld } from '../../messages/outgoing/noteHeld';
import { reachGuest } from '../../messages/notifications/reachGuest';
import { writeToReached } from '../../messages/notifications/writeToReached';
import { transferLetter, type TransferNews } from './transferLetter';
import { zoneOf } from './zoneOf';
import { originOfLinks } from '../../platform/links/PublicOrigin';

type Found = Prisma.TransferGetPayload<{ include: { settlement: { include: { evening: true } } } }>;

/**
 * Tells the payer of an open transfer that it is owed, or the recipient of a reported one that it is paid, when that is due
 * (docs/product/notifications.md). Workers wait for each other at the transfer, so running twice writes once.
 */
export async function tellTransfer(ctx: ServiceContext, { transferId: id }: { transferId: string }): Promise<void> {
  const holds = await ctx.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM transfer WHERE id = ${id} FOR UPDATE`;
    const transfer = await tx.transfer.findUnique({
      where: { id },
      include: { settlement: { include: { evening: true } } },
    });
    const now = ctx.now();
    if (!transfer?.tellAt || transfer.tellAt.getTime() > now.getTime()) return [];
    const state = { ...transfer, zone: await zoneOf(tx, [transfer.fromGuestId, transfer.toGuestId]) };
    const next = nextTransferMessage(state, now);
    const isDue = next !== null && next.getTime() <= now.getTime();
    const written = isDue ? await write(ctx, { tx, transfer }) : [];
    const toldAt = isDue ? [...transfer.toldAt, now] : transfer.toldAt;
    await tx.transfer.update({
      where: { id },
      data: { toldAt, tellAt: isDue ? nextTransferMessage({ ...state, toldAt }, now) : next },
    });
    return written;
  });
  for (const { held } of holds) await noteHeld(ctx, { channel: 'email', reason: held });
}

async function write(
  ctx: ServiceContext,
  { tx, transfer }: { tx: Prisma.TransactionClient; transfer: Found },
): Promise<Held[]> {
  const { settlement, status, fromName, toName, amountCents, method } = transfer;
  const { evening } = settlement;
  const kind = kindOf(transfer);
  const guestId = status === 'reported' ? transfer.toGuestId : transfer.fromGuestId;
  const currency = evening?.currency ?? settlement.currency ?? FIRST_CURRENCY;
  const isReminder = kind === 'reminder';
  const left = evening ? await addressesOf(tx, { guestId, eveningId: evening.id }) : [];
  const reach = await reachGuest(ctx, { tx, guestId, topics: [isReminder ? 'reminders' : 'payments'], left });
  const paidBy = method === 'settlement' ? null : method;
  const letter = () =>
    transferLetter(
      { kind, fromName, toName, amount: displayMoney(Number(amountCents), currency), method: paidBy, evening },
      { origin: originOfLinks(ctx), hasAccount: reach.account !== null },
    );
  const named = [transfer.fromGuestId, transfer.toGuestId];
  const [hosted] = left;
  const first =
    evening && hosted
      ? {
          about: { kind: 'transfer', amountCents: Number(amountCents), currency } as const,
          hostGuestId: hosted.receipt.hostGuestId,
          path: pathOfEvening(evening.id),
        }
      : null;
  return writeToReached(ctx, {
    tx,
    reach,
    named,
    from: isReminder ? 'reminders' : 'activity',
    letter,
    ...(first && { first }),
  });
}

function kindOf({ status, disputedAt, movedAt, toldAt }: Found): TransferNews['kind'] {
  if (status === 'reported') return 'reported';
  if (toldAt.some((at) => at.getTime() >= movedAt.getTime())) return 'reminder';
  return disputedAt ? 'disputed' : 'owed';
}

/** What a guest left on receipts of an evening. */
async function addressesOf(
  tx: Prisma.TransactionClient,
  { guestId, eveningId }: { guestId: string; eveningId: string },
) {
  return tx.claim.findMany({
    where: { guestId, treatedGuestId: null, receipt: { evening: { eveningId } } },
    orderBy: { createdAt: 'asc' },
    select: { receiptId: true, claimerEmail: true, claimerPhone: true, receipt: { select: { hostGuestId: true } } },
  });
}
