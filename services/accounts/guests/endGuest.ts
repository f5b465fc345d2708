import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';

/**
 * Voids the secret of a guest, within a transaction: only an account's sessions stand for it from then on. The keys of
 * first writes are voided too, because they are as good as the secret.
 * @returns false when it had no secret any more, so that nobody can take over a guest that belongs to an account.
 */
export async function endGuest(tx: Prisma.TransactionClient, guestId: string): Promise<boolean> {
  const { count } = await tx.guest.updateMany({
    where: { id: guestId, tokenHash: { not: null } },
    data: { tokenHash: null },
  });
  if (count === 0) return false;
  await tx.idempotencyKey.updateMany({ where: { guestId, firstWrite: true }, data: { firstWrite: false } });
  return true;
}

/** To be called after the commit: removes the cookie and clears the guest from the memory of every process. */
export function announceEndedGuest(ctx: ServiceContext, guestId: string): void {
  ctx.onNewGuest(null);
  ctx.events.publish({ type: 'guestEnded', guestId });
}
