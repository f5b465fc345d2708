import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';

/**
 * Voids the secret of a guest, within a transaction: only an account's sessions speak for it from then on. Keys of first
 * writes are as good as a secret, so they go with it.
 * @returns false when it had none any more, so that nobody can take a guest over that belongs to an account.
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

/** To be called after the commit: takes the cookie away, and makes every process forget whose it was. */
export function announceEndedGuest(ctx: ServiceContext, guestId: string): void {
  ctx.onNewGuest(null);
  ctx.events.publish({ type: 'guestEnded', guestId });
}
